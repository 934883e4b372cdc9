import type { Room } from '#server/platform/http/handler.ts';

/**
 * This room has no operations. The rooms of the pages that have saved views define the operations on them, and decide
 * who may call these operations.
 */
export const viewRoom = { name: 'views', endpoints: [], routes: [] } satisfies Room;
