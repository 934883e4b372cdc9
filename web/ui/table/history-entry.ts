import type { RouterHistory } from '@tanstack/react-router';

/** Returns the key of the current history entry, under which a table's state is stored while the user is elsewhere. */
export const historyEntryKey = ({ location }: RouterHistory): string => location.state.__TSR_key ?? '';
