import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The value of the latest render, for handlers that are created once; never read it during rendering. */
export const useLatestRef = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
