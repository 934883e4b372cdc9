import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What a part was last drawn with, for handlers that are made once: never read while drawing. */
export const useLatestRef = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
