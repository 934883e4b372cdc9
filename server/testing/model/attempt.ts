import type { TestResponse } from '../server-on.ts';
import type { ModelCaller, ModelCandidate, ModelMarket, ModelPlayer } from './market.ts';
import type { PersonDetails } from './people/contacts.ts';
import type { PersonVariant } from './people/person-variant.ts';

/** Calls an operation as a player or as Rolecall. Calls with the same key are attempts of one request. */
type Call = (caller: ModelCaller, operation: string, input: object, key?: string) => Promise<TestResponse>;

/** The dependencies of an action: a way to call operations, the time, and data that was set up in the database. */
export interface ActionContext {
  readonly call: Call;
  readonly now: () => number;
  readonly advance: (milliseconds: number) => void;
  /** Returns a person's contact details in this sequence, in one of their variants. */
  readonly detailsOf: (person: number, variant: PersonVariant) => PersonDetails;
  /** Runs the jobs that begin and end disputes. No screen waits for these jobs. */
  readonly runReactions: () => Promise<void>;
  /** Returns the token from the link in a consent request's email. */
  readonly consentToken: (requestId: string) => string;
  /** Returns a person's details and a CV that the submitting user has uploaded. */
  readonly submission: (player: ModelPlayer, talentRequestId: string, details: PersonDetails) => Promise<object>;
}

/** An attempted action and its expected outcome. */
export interface Attempt {
  readonly words: string;
  readonly player: ModelCaller;
  /** Returns the reason codes shown beside the control; undefined if there is no such control. */
  readonly offered: () => Promise<readonly string[] | undefined>;
  /**
   * The reason codes with which the domain rules prevent the action, empty if it is allowed; undefined if the player
   * can't see the record.
   */
  readonly against: readonly string[] | undefined;
  /** The code of a refusal that no control can predict, since it depends on the input. */
  readonly taken?: string | undefined;
  /** Whether the refusal has only a code and no reasons. */
  readonly silent?: boolean;
  /** Whether no list shows the record. Users who know its id are still refused with reasons. */
  readonly hidden?: boolean;
  /** Whether only the screen is checked and nothing is sent. */
  readonly onlyLooked?: boolean;
  readonly send: (key?: string) => Promise<TestResponse>;
  /** Applies the expected changes if the action succeeds. */
  readonly happens: (body: unknown) => void;
}

/** Selects a record to try the action on; undefined if there is none yet. */
export type ModelAction = (
  market: ModelMarket,
  ground: ActionContext,
  player: ModelPlayer,
  pick: number,
) => Attempt | undefined;

/** Creates the attempt of an action on a given candidate. */
export type CandidateAttempt = (
  market: ModelMarket,
  ground: ActionContext,
  player: ModelPlayer,
  candidate: ModelCandidate,
) => Attempt;

/** Picks an item from a list by a random number. */
export const pickOne = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(list.length, 1)];

interface Right {
  allowed: boolean;
  reasons?: readonly { code: string }[];
}

/** Returns a right's reason codes, as a screen receives them. */
export const rightReasonCodes = (right: Right | undefined): readonly string[] | undefined =>
  right && (right.allowed ? [] : (right.reasons ?? []).map(({ code }) => code));

/** Whether to try a disruptive action now. It is tried one time in `oneIn`, so that a sequence can make progress. */
export const shouldDisrupt = (pick: number, oneIn: number): boolean => Math.floor(pick / 37) % oneIn === 0;

/** Returns when a pause ends. Every other pause ends in an hour, and the others have no end. */
export const pauseEnd = (now: number, pick: number): number | null =>
  Math.floor(pick / 2) % 2 === 0 ? null : now + 3_600_000;

/** Returns the input for a pause, with its reason and end. */
export const pauseInput = (now: number, pick: number): object => {
  const resumeAt = pauseEnd(now, pick);
  return { reasonId: 1, resumeAt: resumeAt === null ? null : new Date(resumeAt).toISOString() };
};
