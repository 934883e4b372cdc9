import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { historyEntryKey } from './history-entry.ts';

/**
 * Creates a hook for a state of tables that is kept with the history entry when the user opens a row and goes back. A
 * name distinguishes several tables on one page.
 */
const createEntryState = <Value>(initial: Value) => {
  const values = new Map<string, Value>();
  const useEntryState = (name = ''): [Value, (value: Value) => void] => {
    const { history } = useRouter();
    const key = (): string => `${historyEntryKey(history)} ${name}`;
    const [value, setValue] = useState(() => values.get(key()) ?? initial);
    const set = (to: Value): void => {
      values.set(key(), to);
      setValue(to);
    };
    return [value, set];
  };
  return useEntryState;
};

const none: ReadonlySet<string> = new Set();

/** Returns the keys of a table's selected rows and a function that sets them. */
export const useSelection = createEntryState(none);

/** Returns the page of a table without a page in its URL, from 0, and a function that sets it. */
export const useEntryPage = createEntryState(0);
