import type { Room } from '#server/platform/http/handler.ts';

/**
 * This room has no operations. The rooms whose pages have saved views define the operations on those views, and decide
 * who may call them.
 */
export const viewRoom = { name: 'views', endpoints: [], routes: [] } satisfies Room;
