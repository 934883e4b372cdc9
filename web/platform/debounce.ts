import { useEffect, useState } from 'react';

const pauseMs = 150;

/** Returns the value once it hasn't changed for a moment, or at once if it is empty. */
export const useDebounced = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return value === '' ? '' : settled;
};
