import type { TestAnswer } from '../server-on.ts';
import type { ModelMarket, Player } from './market.ts';

/** Calls an operation as a player. */
type Call = (player: Player, operation: string, input: object) => Promise<TestAnswer>;

/** What an act needs beside the market: a way to call, the time, and what only the database can arrange. */
export interface ActionContext {
  readonly call: Call;
  readonly now: () => number;
  readonly advance: (milliseconds: number) => void;
  /** The address by which a person of this sequence is known. */
  readonly emailOf: (person: number) => string;
  /** The address and CV of a person, uploaded for whoever submits them. */
  readonly submission: (player: Player, talentRequestId: string, person: number) => Promise<object>;
}

/** Something that a player tries, with what must come of it. */
export interface Attempt {
  readonly words: string;
  readonly player: Player;
  /** The codes that the player's screen shows beside the control; undefined where there is no such control to see. */
  readonly offered: () => Promise<readonly string[] | undefined>;
  /** The codes that stand in the way by the law; undefined where the thing is not theirs to see. */
  readonly against: readonly string[] | undefined;
  /** The code of an answer that no control foretells: it depends on what is sent. */
  readonly taken?: string | undefined;
  /** Whether the refusal says all with its code, and gives no reasons. */
  readonly silent?: boolean;
  /** Whether it stands in no list, and is refused all the same by whoever knows its id. */
  readonly hidden?: boolean;
  /** Whether nothing is sent: what is looked at says it all. */
  readonly onlyLooked?: boolean;
  readonly send: () => Promise<TestAnswer>;
  /** What it changes when it is accepted. */
  readonly happens: (body: unknown) => void;
}

/** Picks out of the market what is tried; undefined when there is nothing of the kind yet. */
export type ModelAction = (
  market: ModelMarket,
  ground: ActionContext,
  player: Player,
  pick: number,
) => Attempt | undefined;

/** One of a list, by a number that was drawn. */
export const pickOne = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(list.length, 1)];

interface Right {
  allowed: boolean;
  reasons?: readonly { code: string }[];
}

/** The codes of a right as a screen gets it. */
export const codesOf = (right: Right | undefined): readonly string[] | undefined =>
  right && (right.allowed ? [] : (right.reasons ?? []).map(({ code }) => code));

/** Whether something that ends a lot is tried this time: one time in so many, or a sequence would not get far. */
export const isTime = (pick: number, oneIn: number): boolean => Math.floor(pick / 37) % oneIn === 0;

/** Every other pause has an end, in an hour. */
export const pauseEnd = (now: number, pick: number): number | null =>
  Math.floor(pick / 2) % 2 === 0 ? null : now + 3_600_000;

/** What is said with a pause. */
export const pauseInput = (now: number, pick: number): object => {
  const resumeAt = pauseEnd(now, pick);
  return { reasonId: 1, resumeAt: resumeAt === null ? null : new Date(resumeAt).toISOString() };
};
