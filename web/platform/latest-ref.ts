import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Returns a ref to the latest render's value, for handlers that are created once. Never read it during rendering. */
export const useLatestRef = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
