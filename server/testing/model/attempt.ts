import type { TestAnswer } from '../server-on.ts';
import type { Caller, ModelMarket, Player } from './market.ts';

/** Calls an operation as a player or as Rolecall. */
type Call = (caller: Caller, operation: string, input: object) => Promise<TestAnswer>;

/** The surroundings of an action: a way to call, the time, and arrangements in the database. */
export interface ActionContext {
  readonly call: Call;
  readonly now: () => number;
  readonly advance: (milliseconds: number) => void;
  /** The email address of a person in this sequence. */
  readonly emailOf: (person: number) => string;
  /** Runs the jobs that begin and end disputes, which no screen waits for. */
  readonly runReactions: () => Promise<void>;
  /** The token of the link to a request for consent. */
  readonly consentToken: (requestId: string) => string;
  /** The email address and CV of a person, uploaded by the submitting user. */
  readonly submission: (player: Player, talentRequestId: string, person: number) => Promise<object>;
}

/** An attempted action with its expected outcome. */
export interface Attempt {
  readonly words: string;
  readonly player: Caller;
  /** The reason codes shown beside the control; undefined if there is no such control. */
  readonly offered: () => Promise<readonly string[] | undefined>;
  /** The reason codes by the rules; undefined if the player can't see the record. */
  readonly against: readonly string[] | undefined;
  /** The code of a refusal that no control predicts, since it depends on the input. */
  readonly taken?: string | undefined;
  /** Whether the refusal has a code alone and no reasons. */
  readonly silent?: boolean;
  /** Whether it is in no list, yet is refused for users who know its id. */
  readonly hidden?: boolean;
  /** Whether nothing is sent, since the screen alone is checked. */
  readonly onlyLooked?: boolean;
  readonly send: () => Promise<TestAnswer>;
  /** The expected changes if it succeeds. */
  readonly happens: (body: unknown) => void;
}

/** Selects the record to try the action on; undefined if there is none yet. */
export type ModelAction = (
  market: ModelMarket,
  ground: ActionContext,
  player: Player,
  pick: number,
) => Attempt | undefined;

/** An item of a list, by a drawn number. */
export const pickOne = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(list.length, 1)];

interface Right {
  allowed: boolean;
  reasons?: readonly { code: string }[];
}

/** The reason codes of a permission, as a screen receives it. */
export const codesOf = (right: Right | undefined): readonly string[] | undefined =>
  right && (right.allowed ? [] : (right.reasons ?? []).map(({ code }) => code));

/** Whether to try an action that ends a lot: one time in so many, or a sequence would not get far. */
export const isTime = (pick: number, oneIn: number): boolean => Math.floor(pick / 37) % oneIn === 0;

/** Every other pause ends in an hour. */
export const pauseEnd = (now: number, pick: number): number | null =>
  Math.floor(pick / 2) % 2 === 0 ? null : now + 3_600_000;

/** The reason given for a pause. */
export const pauseInput = (now: number, pick: number): object => {
  const resumeAt = pauseEnd(now, pick);
  return { reasonId: 1, resumeAt: resumeAt === null ? null : new Date(resumeAt).toISOString() };
};
