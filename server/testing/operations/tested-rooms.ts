import { inject } from 'vitest';

/** Whether only some rooms' operations are called, those that a change can affect (`npm run test:changed`). */
export const areRoomsLimited = (): boolean => inject('testRooms').length > 0;

/** Whether a room's operations are called in this run. */
export const isTestedRoom = (room: string): boolean => !areRoomsLimited() || inject('testRooms').includes(room);

/** Returns the name of the room that an operation belongs to. */
export const roomOfOperation = (name: string): string => name.slice(0, name.indexOf('.'));
