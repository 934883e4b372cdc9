import { v7 } from 'uuid';

/** Creates an ID as a UUID version 7, so that later rows sort after earlier ones. */
export const newId = (): string => v7();
