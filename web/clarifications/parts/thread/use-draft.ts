import { useState } from 'react';
import { peekPending, stashPending, takePending } from '#web/platform/pending-writes.ts';

type Texts = Readonly<Record<string, string>>;

const storedTexts = <T extends Texts>(name: string, first: T): T => {
  const stored = peekPending(name);
  if (typeof stored !== 'object' || stored === null) return first;
  // An older version of the page may have stored fields that no longer exist.
  const texts = Object.entries(stored).filter(([field, text]) => field in first && typeof text === 'string');
  return { ...first, ...Object.fromEntries(texts) };
};

/**
 * Holds the text typed into a form's fields, stored under a name. It survives a reload in this tab until the user sends
 * or discards it.
 */
export const useDraftTexts = <T extends Texts>(name: string, first: () => T) => {
  const [texts, setTexts] = useState(() => storedTexts(name, first()));
  return {
    texts,
    write: (changed: Partial<T>): void => {
      const next = { ...texts, ...changed };
      setTexts(next);
      stashPending(name, next);
    },
    discard: (): void => {
      takePending(name);
    },
  };
};
