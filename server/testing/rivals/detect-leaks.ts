import { findAllowedFact, type RivalFact } from './rival-facts.ts';

/** A response as an agency sees it, without the request id, the timestamp and the remaining rate limit. */
export interface ResponseSnapshot {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** A read by the agency that is repeated after each action. */
export interface ObservedRead {
  readonly operation: string;
  /** The name of the input with which the operation is called. */
  readonly at: string;
  readonly see: () => Promise<ResponseSnapshot>;
}

/** An action by another party. */
export interface ObservedAction {
  readonly name: string;
  /** Changes something that the agency may see. The agency's view is then read again before the action. */
  readonly prepare?: () => Promise<void>;
  readonly carryOut: () => Promise<void>;
}

/** A change that the agency can see: the read, the part of the response that changed, and the action before it. */
export interface Leak {
  readonly operation: string;
  readonly at: string;
  readonly after: string;
  readonly path: string;
  readonly before: unknown;
  readonly now: unknown;
}

interface Difference {
  readonly path: string;
  readonly before: unknown;
  readonly now: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const keys = [
  '_id',
  'id',
  'applicationId',
  'candidateId',
  'documentId',
  'talentRequestId',
  'engagementId',
  'candidateStatusId',
];
const keyOf = (value: unknown): string | undefined => {
  const key = isRecord(value) ? keys.find((one) => value[one] !== undefined) : undefined;
  return key === undefined || !isRecord(value) ? undefined : `${key} ${String(value[key])}`;
};

/** Whether every record in a list has a key that no other record has. */
const haveKeys = (list: readonly unknown[]): boolean => {
  const all = new Set(list.map(keyOf));
  return !all.has(undefined) && all.size === list.length;
};

/**
 * Compares lists whose records are matched by id, wherever they are in the list. Added and removed records are reported
 * as such.
 */
const inRecords = (before: readonly unknown[], now: readonly unknown[], path: string): Difference[] => {
  const nowByKey = new Map(now.map((one) => [keyOf(one), one]));
  const beforeKeys = new Set(before.map(keyOf));
  return [
    ...before.flatMap((one) =>
      nowByKey.has(keyOf(one))
        ? differences(one, nowByKey.get(keyOf(one)), `${path}[]`)
        : [{ path: `${path}.gone`, before: one, now: undefined }],
    ),
    ...now
      .filter((one) => !beforeKeys.has(keyOf(one)))
      .map((one) => ({ path: `${path}.new`, before: undefined, now: one })),
  ];
};

/**
 * Finds the differences between two values. List positions are written as `[]`, because it only matters that something
 * differs.
 */
const differences = (before: unknown, now: unknown, path = ''): Difference[] => {
  if (isList(before) && isList(now)) {
    if (haveKeys(before) && haveKeys(now)) return inRecords(before, now, path);
    const inside = before.flatMap((one, index) =>
      index < now.length ? differences(one, now[index], `${path}[]`) : [],
    );
    const count = { path: `${path}.length`, before: before.length, now: now.length };
    return before.length === now.length ? inside : [count, ...inside];
  }
  if (isRecord(before) && isRecord(now)) {
    return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((key) =>
      differences(before[key], now[key], path === '' ? key : `${path}.${key}`),
    );
  }
  return Object.is(before, now) ? [] : [{ path, before, now }];
};

/** The number of concurrent reads. With more, some would time out waiting for a connection on a busy machine. */
const seenAtOnce = 16;

/** Observes every read before and after each action. Returns the leaks and the allowed facts that changed. */
export const findLeaks = async (
  looks: readonly ObservedRead[],
  acts: readonly ObservedAction[],
): Promise<{ leaks: Leak[]; facts: ReadonlySet<RivalFact> }> => {
  const seeAll = async (): Promise<ResponseSnapshot[]> => {
    const all: ResponseSnapshot[] = [];
    for (let at = 0; at < looks.length; at += seenAtOnce)
      all.push(...(await Promise.all(looks.slice(at, at + seenAtOnce).map((look) => look.see()))));
    return all;
  };
  const leaks: Leak[] = [];
  const facts = new Set<RivalFact>();
  let before = await seeAll();
  // Parts of responses that change without any action, such as a token that is new for every call, are no evidence of
  // a leak.
  const restless = new Set<string>();
  const again = await seeAll();
  for (const [index, { operation }] of looks.entries())
    for (const { path } of differences(before[index], again[index])) restless.add(`${operation} ${path}`);
  before = again;
  for (const act of acts) {
    if (act.prepare) {
      await act.prepare();
      before = await seeAll();
    }
    await act.carryOut();
    const now = await seeAll();
    for (const [index, look] of looks.entries()) {
      for (const difference of differences(before[index], now[index])) {
        if (restless.has(`${look.operation} ${difference.path}`)) continue;
        const one = { operation: look.operation, at: look.at, after: act.name, ...difference };
        const fact = findAllowedFact(one);
        if (fact) facts.add(fact);
        else leaks.push(one);
      }
    }
    before = now;
  }
  return { leaks, facts };
};
