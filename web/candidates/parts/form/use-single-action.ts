import { useRef, useState } from 'react';

/** Runs one action at a time: further clicks are ignored until it has finished. */
export const useSingleAction = (work: () => Promise<void>): { busy: boolean; run: () => Promise<void> } => {
  const [busy, setBusy] = useState(false);
  const going = useRef(false);
  const run = async (): Promise<void> => {
    if (going.current) return;
    going.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      going.current = false;
      setBusy(false);
    }
  };
  return { busy, run };
};
