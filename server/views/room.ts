import type { Room } from '#server/platform/http/handler.ts';

/** Has no operations: those on saved views are in the rooms of the pages, which decide who may call them. */
export const viewRoom = { name: 'views', endpoints: [], routes: [] } satisfies Room;
