import { useEffect, useState } from 'react';

const pauseMs = 150;

/** The value after it has not changed for a moment; an empty value at once. */
export const useDebounced = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return value === '' ? '' : settled;
};
