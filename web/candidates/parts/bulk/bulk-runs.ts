import { useSyncExternalStore } from 'react';
import { localNow, now } from '#web/platform/clock.ts';
import { randomId } from '#web/platform/own-writes.ts';
import { peekPending, stashPending } from '#web/platform/pending-writes.ts';
import { getSession } from '#web/platform/session.ts';
import { undoMinutes } from './bulk-copy.ts';
import { sendOne } from './send-row.ts';

// Runs of bulk actions. They are stored in the tab until every row has its verdict, so that a run interrupted by a
// lost connection, a closed dialog or a reload continues with the same keys, and no row is processed twice. Source:
// domain rules D22.

/** The details shown for a chosen candidate. */
export interface ChosenCandidate {
  _id: string;
  firstName: string;
  lastName: string;
}

export interface BulkRow {
  readonly row: ChosenCandidate;
  readonly key: string;
  /** A row without a verdict has not been sent yet, or its response was lost. */
  readonly state: 'unsent' | 'sending' | 'lost' | 'refused' | 'done';
  readonly message: string;
  /** The response, stored only if the action shows more than "done". */
  readonly answer?: unknown;
  /** The time of the step that a candidate took in an action that can be undone. */
  readonly stepAt?: string;
}

export interface BulkRun {
  readonly id: string;
  readonly actId: string;
  /** The list from which the candidates were chosen, which shows the run until it is over. */
  readonly place: string;
  readonly details: object;
  readonly rows: readonly BulkRow[];
  readonly startedAt: number;
  /** Whether a dialog on this page shows the run. */
  readonly isShown: boolean;
}

const storedAs = 'bulk-runs';
// Less than the day for which the server keeps keys.
const keptMs = 23 * 3_600_000;

let runs: readonly BulkRun[] | undefined;
/** The ID of the user whose runs these are. */
let runsOf: string | undefined;
const listeners = new Set<() => void>();

const restored = (run: BulkRun): BulkRun => ({
  ...run,
  isShown: false,
  rows: run.rows.map((one) => (one.state === 'sending' ? { ...one, state: 'lost' } : one)),
});

/**
 * Returns the time after which the rows that are done can no longer be undone together, or undefined if they can't be
 * undone at all.
 */
export const undoEnd = ({ rows }: Pick<BulkRun, 'rows'>): number | undefined => {
  const times = rows.flatMap(({ stepAt }) => (stepAt === undefined ? [] : [Date.parse(stepAt)]));
  return times.length === 0 ? undefined : Math.min(...times) + undoMinutes * 60_000;
};

/** Whether a run is no longer needed: its keys are too old, or all its rows are done and can no longer be undone. */
const hasExpired = (run: BulkRun): boolean => {
  if (localNow() - run.startedAt >= keptMs) return true;
  if (run.isShown || run.rows.some(({ state }) => state !== 'done')) return false;
  const end = undoEnd(run);
  return end === undefined || now() >= end;
};

const allRuns = (): readonly BulkRun[] => {
  const userId = getSession()?.user.id;
  // If another user has signed in since the session ended, that user's runs are loaded.
  if (runs && (userId === undefined || userId === runsOf)) return runs;
  runsOf = userId;
  const stored = (peekPending(storedAs) ?? []) as readonly BulkRun[];
  runs = stored.map(restored).filter((run) => !hasExpired(run));
  if (runs.length < stored.length) stashPending(storedAs, runs);
  return runs;
};

const store = (next: readonly BulkRun[]): void => {
  runs = next;
  stashPending(storedAs, next);
  for (const listener of listeners) listener();
};

/** Deletes the runs of all lists that are no longer needed. */
export const deleteExpiredRuns = (): void => {
  const left = allRuns().filter((run) => !hasExpired(run));
  if (left.length < allRuns().length) store(left);
};

const update = (id: string, change: (run: BulkRun) => BulkRun): void =>
  store(allRuns().map((run) => (run.id === id ? change(run) : run)));

/** Starts a run with a key for each row, and returns its ID. Nothing is sent yet. */
export const startRun = (
  { actId, place, details }: Pick<BulkRun, 'actId' | 'place' | 'details'>,
  rows: readonly ChosenCandidate[],
): string => {
  const id = randomId();
  const unsent = rows.map(({ _id, firstName, lastName }): BulkRow => ({
    row: { _id, firstName, lastName },
    key: randomId(),
    state: 'unsent',
    message: '',
  }));
  store([...allRuns(), { id, actId, place, details, rows: unsent, startedAt: localNow(), isShown: false }]);
  return id;
};

/**
 * Records a step that a dialog has taken with one candidate, so that the list offers to undo it, as it does for several
 * candidates. The record replaces the previous one in the same list, so the list shows one banner at most.
 */
export const recordSingleStep = (
  { actId, place, details }: Pick<BulkRun, 'actId' | 'place' | 'details'>,
  { _id, firstName, lastName }: ChosenCandidate,
  stepAt: string,
): void => {
  const isRecord = (run: BulkRun): boolean =>
    run.place === place && run.rows.length === 1 && run.rows.every(({ state }) => state === 'done');
  const row: BulkRow = { row: { _id, firstName, lastName }, key: randomId(), state: 'done', message: '', stepAt };
  const rest = allRuns().filter((run) => !isRecord(run));
  store([...rest, { id: randomId(), actId, place, details, rows: [row], startedAt: localNow(), isShown: false }]);
};

const discardListeners = new Set<(run: BulkRun) => void>();

/** Calls the listener with each run that is discarded, with its results. */
export const onRunDiscarded = (listener: (run: BulkRun) => void): (() => void) => {
  discardListeners.add(listener);
  return () => discardListeners.delete(listener);
};

export const discardRun = (id: string): void => {
  const run = findRun(id);
  store(allRuns().filter((one) => one.id !== id));
  if (run) for (const listener of discardListeners) listener(run);
};

/** Removes a candidate's rows that match from the runs, and runs that have no rows left. */
const removeRows = (rowId: string, isRemoved: (one: BulkRow, run: BulkRun) => boolean): void =>
  store(
    allRuns().flatMap((run) => {
      const rows = run.rows.filter((one) => one.row._id !== rowId || !isRemoved(one, run));
      return rows.length > 0 ? [{ ...run, rows }] : [];
    }),
  );

/**
 * Removes a candidate that was refused, or hasn't been sent yet, from the runs of a list, so that no run sends it
 * later.
 */
export const removeFromRuns = (place: string, rowId: string): void =>
  removeRows(rowId, ({ state }, run) => run.place === place && (state === 'unsent' || state === 'refused'));

/**
 * Stops offering to undo a candidate's recorded step, because the candidate has taken another one since, for example a
 * hire. The server would refuse to undo the recorded step.
 */
export const removeUndo = (rowId: string): void => removeRows(rowId, ({ stepAt }) => stepAt !== undefined);

export const showRun = (id: string, isShown: boolean): void => update(id, (run) => ({ ...run, isShown }));

/** Returns the runs of a list. */
export const findRunsIn = (place: string): BulkRun[] => allRuns().filter((run) => run.place === place);

export const findRun = (id: string): BulkRun | undefined => allRuns().find((run) => run.id === id);

export const rowsInState = ({ rows }: BulkRun, ...states: readonly BulkRow['state'][]): BulkRow[] =>
  rows.filter(({ state }) => states.includes(state));

/** The IDs of the runs whose rows are being sent. */
const sending = new Set<string>();

export const isSending = (run: BulkRun): boolean => sending.has(run.id);

/** The action's members that a run uses. */
interface RowSender {
  readonly send: (row: ChosenCandidate, details: object, idempotencyKey: string) => Promise<unknown>;
  readonly refresh?: (details: object) => Promise<unknown>;
  readonly prepare?: (row: ChosenCandidate, details: object) => object;
  readonly undo?: { readonly stepAt: (answer: unknown) => string };
  readonly showDone?: unknown;
}

const noteIn = (id: string, rowId: string, change: Partial<BulkRow>): void =>
  update(id, (run) => ({
    ...run,
    rows: run.rows.map((one) => (one.row._id === rowId ? { ...one, message: '', ...change } : one)),
  }));

const sendRow = async (id: string, { row, key: before, state }: BulkRow, act: RowSender): Promise<void> => {
  const current = findRun(id);
  // The row may have been removed from the run meanwhile.
  if (!current?.rows.some((one) => one.row._id === row._id)) return;
  const details = state === 'lost' ? current.details : (act.prepare?.(row, current.details) ?? current.details);
  if (details !== current.details) update(id, (run) => ({ ...run, details }));
  const key = state === 'refused' ? randomId() : before;
  noteIn(id, row._id, { key, state: 'sending' });
  const outcome = await sendOne(() => act.send(row, details, key));
  // Only what is needed later is stored, since a response contains the whole candidate.
  if (outcome.state === 'done') {
    if (act.undo) removeUndo(row._id);
    noteIn(id, row._id, {
      state: 'done',
      ...(act.undo && { stepAt: act.undo.stepAt(outcome.answer) }),
      ...(act.showDone !== undefined && { answer: outcome.answer }),
    });
  } else noteIn(id, row._id, { state: outcome.hasVerdict ? 'refused' : 'lost', message: outcome.message });
};

const sendAll = async (id: string, states: readonly BulkRow['state'][], act: RowSender): Promise<void> => {
  const begun = findRun(id);
  const rows = begun ? rowsInState(begun, ...states) : [];
  // A lost row is repeated as it was, so only the other rows need the current values.
  const needsRefresh = act.refresh !== undefined && rows.some(({ state }) => state !== 'lost');
  const refreshed = needsRefresh ? await sendOne(async () => act.refresh?.(begun?.details ?? {})) : undefined;
  for (const one of rows) {
    // After the end of the session the remaining rows wait for the user to sign in again.
    if (getSession() === null) return;
    // Without the current values, such a row isn't sent now, but it can be sent again.
    if (refreshed?.state === 'failed' && one.state !== 'lost')
      noteIn(id, one.row._id, { state: 'refused', message: refreshed.message });
    else await sendRow(id, one, act);
  }
};

/**
 * Sends the rows in these states one after the other, unless the run is being sent already. A refused row is sent with a
 * new key, because with the same key the server would repeat its refusal. Only a lost row is sent with the details that
 * it had before, because its key requires the same request. Resolves with the run afterwards.
 */
export const sendRows = async (
  id: string,
  states: readonly BulkRow['state'][],
  act: RowSender,
): Promise<BulkRun | undefined> => {
  if (sending.has(id)) return findRun(id);
  const announce = (): void => update(id, (run) => ({ ...run }));
  sending.add(id);
  announce();
  try {
    await sendAll(id, states, act);
  } finally {
    sending.delete(id);
    announce();
  }
  return findRun(id);
};

export const useBulkRuns = (): readonly BulkRun[] =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, allRuns);
