import type { ReactNode } from 'react';
import type { ChosenCandidate } from './bulk-runs.ts';

interface Words {
  /** Returns the title shown until all candidates are done, with the number done so far. */
  title: (counts: { done: number; all: number }) => string;
  allDone: (counts: { count: number }) => string;
  sending: string;
  done: string;
  failed: (why: { reason: string }) => string;
}

/** An action that can be applied to several candidates, one request for each. */
interface TypedBulkAct<Details extends object, Answer> {
  /** The name under which unfinished runs are stored. */
  id: string;
  words: Words;
  send: (candidate: ChosenCandidate, details: Details, idempotencyKey: string) => Promise<Answer>;
  /** Loads the current values that `prepare` reads, once before the candidates are sent. */
  refresh?: (details: Details) => Promise<unknown>;
  /**
   * Updates the details of a candidate before a request is sent with its key for the first time. If the response to a
   * request was lost, the request is repeated unchanged.
   */
  prepare?: (candidate: ChosenCandidate, details: Details) => Details;
  /** Renders a candidate's result in place of "done". The dialog then stays open until the user closes it. */
  showDone?: (answer: Answer, candidate: ChosenCandidate) => ReactNode;
  /** Renders a button beside Close, once at least one candidate is done. */
  after?: (details: Details) => ReactNode;
  /**
   * The action that undoes this one within `undoMinutes`; it gets the same details and `UndoDetails`. `stepAt` returns
   * the time of the step that a candidate took.
   */
  undo?: { act: BulkAction; stepAt: (answer: Answer) => string };
}

/** The details that an action gets when it undoes another one. */
export interface UndoDetails {
  /** The time of the step to undo, by candidate ID. The undo is refused if the candidate has moved on since. */
  stepAt: Readonly<Record<string, string>>;
}

/** Returns the time of a candidate's last step. */
export const lastStepAt = ({ steps }: { steps: readonly { at: string }[] }): string => steps.at(-1)?.at ?? '';

export type BulkAction = TypedBulkAct<object, unknown>;

/**
 * Defines an action. Its details and answers are stored together with its id, so they always belong to the action that
 * reads them.
 */
export const defineBulkAction = <Details extends object, Answer>(act: TypedBulkAct<Details, Answer>): BulkAction =>
  act as unknown as BulkAction;
