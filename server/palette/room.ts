import { paletteEndpoints } from '#contract/palette/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { paletteRoutes } from './routes.ts';

export const paletteRoom = {
  name: 'palette',
  endpoints: paletteEndpoints,
  routes: paletteRoutes,
} satisfies Room;
