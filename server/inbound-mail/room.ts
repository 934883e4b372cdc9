import { inboundMailEndpoints } from '#contract/inbound-mail/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { inboundMailJobs } from './jobs.ts';
import { inboundMailRoutes } from './routes.ts';

export const inboundMailRoom = {
  name: 'inbound-mail',
  endpoints: inboundMailEndpoints,
  routes: inboundMailRoutes,
  jobs: inboundMailJobs,
} satisfies Room;
