import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { now } from '#web/platform/clock.ts';

/* What the other side has changed on a page that somebody looks at, as opposed to what they changed themselves. */

/** So long after asking again because of a message, what is then different is the other side's doing. */
const followingMs = 5000;
/** So long a changed row stays marked. */
const markedMs = 2000;

let followedAt = Number.NEGATIVE_INFINITY;

/** Said when queries are asked again because of something that somebody else did. */
export const markRemoteRefetch = (): void => {
  followedAt = now();
};

const isFollowing = (): boolean => now() - followedAt < followingMs;

/** Calls back when the other side has changed the record that the page shows; another record is not a change. */
export const useRemoteChange = <Value>(
  id: string,
  value: Value | undefined,
  tell: (before: Value, after: Value) => void,
): void => {
  const shown = useRef<{ id: string; value: Value | undefined }>({ id, value });
  const told = useEffectEvent(tell);
  useEffect(() => {
    const before = shown.current;
    shown.current = { id, value };
    if (before.id !== id || before.value === undefined || value === undefined || before.value === value) return;
    if (isFollowing()) told(before.value, value);
  }, [id, value]);
};

/** The keys of rows that were not there before, or read otherwise. */
export const changedRowKeys = <Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] => {
  const read = new Map(before.map((row) => [keyOf(row), JSON.stringify(row)]));
  return after.filter((row) => read.get(keyOf(row)) !== JSON.stringify(row));
};

const none: ReadonlySet<string> = new Set();

/** A page of a list as its query hands it over. */
type Listed<Row> = {
  /** Which list it is, filters and page included. */
  list: string;
  rows: readonly Row[] | undefined;
  /** The rows still are those of the list that was asked for before: what then comes in their place is no change. */
  isPlaceholderData?: boolean;
};

/**
 * The rows of a list that the other side has changed, marked for a moment; `tell` gets what has changed, and all that
 * stood there before.
 */
export const useRemotelyChangedRows = <Row>(
  { list, rows, isPlaceholderData }: Listed<Row>,
  keyOf: (row: Row) => string,
  tell: (changed: readonly Row[], before: readonly Row[]) => void,
): ReadonlySet<string> => {
  const [marked, setMarked] = useState(none);
  useRemoteChange(list, isPlaceholderData ? undefined : rows, (before, after) => {
    const changed = changedRowKeys(before, after, keyOf);
    if (changed.length === 0 && after.length >= before.length) return;
    tell(changed, before);
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
 * The record as it was when a form over it opened, and whether somebody else has changed since what matters to the form:
 * nothing that is typed or asked there is replaced in silence. `savedAs` says what mattered after a save of one's own.
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
