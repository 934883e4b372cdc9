import type { Room } from '#server/platform/http/handler.ts';

/** This room has no operations. Those on saved views are in the rooms of the pages, which decide who may call them. */
export const viewRoom = { name: 'views', endpoints: [], routes: [] } satisfies Room;
