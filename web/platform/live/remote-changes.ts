import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { localNow } from '#web/platform/clock.ts';

/* Distinguishes other users' changes to a page's data from the user's own. */

/** For how many milliseconds after a live refetch any differences in the data are attributed to other users. */
const followingMs = 5000;
/** How long a changed row stays highlighted, in milliseconds. */
const markedMs = 2000;

let followedAt = Number.NEGATIVE_INFINITY;

/** Records that queries are being refetched because of another user's change. */
export const markRemoteRefetch = (): void => {
  followedAt = localNow();
};

const isFollowing = (): boolean => localNow() - followedAt < followingMs;

/**
 * Calls back when another user has changed the record on the page. Showing a different record doesn't count as a
 * change.
 */
export const useRemoteChange = <Value>(
  id: string,
  value: Value | undefined,
  onChange: (before: Value, after: Value) => void,
): void => {
  const shown = useRef<{ id: string; value: Value | undefined }>({ id, value });
  const told = useEffectEvent(onChange);
  useEffect(() => {
    const before = shown.current;
    shown.current = { id, value };
    if (before.id !== id || before.value === undefined || value === undefined || before.value === value) return;
    if (isFollowing()) told(before.value, value);
  }, [id, value]);
};

/** Returns the rows that are new or have different content. */
export const findChangedRows = <Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] => {
  const read = new Map(before.map((row) => [keyOf(row), JSON.stringify(row)]));
  return after.filter((row) => read.get(keyOf(row)) !== JSON.stringify(row));
};

const none: ReadonlySet<string> = new Set();

/** A page of a list, as the query returns it. */
type Listed<Row> = {
  /** The list's identity, including its filters and page. */
  list: string;
  rows: readonly Row[] | undefined;
  /** Whether the rows still belong to the previous list. Replacing those isn't a change. */
  isPlaceholderData?: boolean;
};

/**
 * Returns the keys of a list's rows that others have changed, to be highlighted for a moment. `onChange` receives the
 * changed rows, all previous rows and all present ones.
 */
export const useRemotelyChangedRowKeys = <Row>(
  { list, rows, isPlaceholderData }: Listed<Row>,
  keyOf: (row: Row) => string,
  onChange: (changed: readonly Row[], before: readonly Row[], after: readonly Row[]) => void,
): ReadonlySet<string> => {
  const [marked, setMarked] = useState(none);
  useRemoteChange(list, isPlaceholderData ? undefined : rows, (before, after) => {
    const changed = findChangedRows(before, after, keyOf);
    if (changed.length === 0 && after.length >= before.length) return;
    onChange(changed, before, after);
    setMarked(new Set(changed.map(keyOf)));
  });
  useEffect(() => {
    if (marked.size === 0) return;
    const timer = setTimeout(() => setMarked(none), markedMs);
    return () => clearTimeout(timer);
  }, [marked]);
  return marked;
};

/**
 * Returns the record as it was when its form was opened, so that nothing in the form is replaced unnoticed, and whether
 * others have since changed values that matter to the form. `savedAs` records the values that the user has saved, so
 * that they don't count as changes by others.
 */
export const useChangedSinceOpened = <Value>(
  value: Value,
  matters: (value: Value) => unknown,
): { opened: Value; hasChanged: boolean; savedAs: (mattered: unknown) => void } => {
  const [opened] = useState(value);
  const [own, setOwn] = useState(() => [JSON.stringify(matters(value))]);
  return {
    opened,
    hasChanged: !own.includes(JSON.stringify(matters(value))),
    savedAs: (mattered) => setOwn((before) => [...before, JSON.stringify(mattered)]),
  };
};
