import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { historyEntryKey } from './history-entry.ts';

const none: ReadonlySet<string> = new Set();

/** Maps each history entry of the table to the keys of its selected rows. */
const selections = new Map<string, ReadonlySet<string>>();

/**
 * Returns the keys of the selected rows and a function that sets them. The selection is kept when the user opens a row
 * and goes back.
 */
export const useSelection = (): [ReadonlySet<string>, (keys: ReadonlySet<string>) => void] => {
  const { history } = useRouter();
  const [selected, setSelected] = useState(() => selections.get(historyEntryKey(history)) ?? none);
  const select = (keys: ReadonlySet<string>): void => {
    selections.set(historyEntryKey(history), keys);
    setSelected(keys);
  };
  return [selected, select];
};
