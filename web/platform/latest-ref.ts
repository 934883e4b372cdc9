import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Returns a ref to the value from the latest render, for handlers that are created once. Don't read it during
 * rendering.
 */
export const useLatestRef = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
