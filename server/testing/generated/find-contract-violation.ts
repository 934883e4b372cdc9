import fc from 'fast-check';
import type { Endpoint } from '#contract/common/endpoint.ts';
import type { Operation } from '#contract/common/operation.ts';
import type { ResponseValidator, RawResponse } from './response-validator.ts';
import type { FileToSend } from './multipart.ts';
import { arbitraryRequestPlan, validRequestPlan, type CallerName, type RequestPlan } from './plan.ts';
import { toRawRequest, type RawRequest } from './request.ts';
import { RecordPlaceholder, toJson } from './raw-values.ts';
import type { WriteRecorder } from './write-recorder.ts';

/** A caller's IDs, and the authorization header that their requests have. */
export interface RequestCaller {
  readonly userId: string | undefined;
  readonly tenantId: string | undefined;
  readonly authorization: string | undefined;
}

/** The server under test, with its response validator and write recorder. */
export interface TestBed {
  readonly send: (operation: Operation, request: RawRequest) => Promise<RawResponse>;
  readonly caller: (name: CallerName) => RequestCaller;
  readonly judge: ResponseValidator;
  readonly written: WriteRecorder;
}

/** One operation, and how to prepare a valid request to it. */
export interface OperationUnderTest {
  readonly operation: Operation;
  readonly endpoints: readonly Endpoint[];
  readonly rightful: CallerName;
  readonly own: () => Promise<object>;
  readonly others: () => Promise<object>;
  readonly file?: FileToSend | undefined;
  /** The status of the response to a valid request; 200 or 204 by default. */
  readonly answers?: number | undefined;
  /** The tables to which a refusal deliberately writes. */
  readonly traces?: readonly string[];
}

const nobodys = '01900000-0000-7000-8000-0000deadbeef';

const standIn = (value: unknown, others: Readonly<Record<string, unknown>>, field: string): unknown => {
  if (value instanceof RecordPlaceholder) return value.for_ === 'others' ? (others[field] ?? nobodys) : nobodys;
  return value;
};

const inputOf = (
  own: object,
  others: Readonly<Record<string, unknown>>,
  plan: RequestPlan,
): Record<string, unknown> => {
  const changed = Object.entries(plan.changed).map(([field, value]) => [field, standIn(value, others, field)] as const);
  const input: Record<string, unknown> = { ...own, ...Object.fromEntries(changed) };
  return Object.fromEntries(Object.entries(input).filter(([field]) => !plan.missing.includes(field)));
};

/**
 * Creates a trial, which sends generated requests to one operation, one after another, and reports the violations in
 * each response.
 */
const createTrial = (ground: TestBed, subject: OperationUnderTest) => {
  const { operation, endpoints } = subject;
  let own: object | undefined;
  let others: Readonly<Record<string, unknown>> | undefined;
  return async (plan: RequestPlan): Promise<{ request: RawRequest; answer: RawResponse; faults: string[] }> => {
    const at = endpoints[plan.address % endpoints.length];
    if (!at) throw new Error(`The operation ${operation.name} has no address.`);
    if (own === undefined) {
      others ??= { ...(await subject.others()) };
      own = await subject.own();
      // The setup writes too, so the writes recorded so far are discarded.
      await ground.written();
    }
    const who = ground.caller(plan.caller ?? subject.rightful);
    const { authorization } = who;
    const input = inputOf(own, others ?? {}, plan);
    const request = toRawRequest({ at, plan, input, who, authorization, file: subject.file });
    const answer = await ground.send(operation, request);
    const faults = ground.judge(operation, at, answer);
    if (plan === validRequestPlan) {
      const expected = subject.answers === undefined ? [200, 204] : [subject.answers];
      if (!expected.includes(answer.status))
        faults.push(`the request that is right is answered ${String(answer.status)}`);
    }
    const written = (await ground.written()).filter((table) => !subject.traces?.includes(table));
    if (answer.status >= 400 && written.length > 0)
      faults.push(`it refuses and has written into ${written.join(', ')}`);
    // A successful write has used up its records, so the next request gets new ones.
    if (answer.status < 400 && operation.effect === 'write') own = undefined;
    return { request, answer, faults };
  };
};

const shown = ({ method, url, headers, payload }: RawRequest): string =>
  [
    `${method} ${url.slice(0, 400)}`,
    toJson({ ...headers, authorization: headers['authorization'] === undefined ? 'none' : '…' }).slice(0, 600),
    (payload ?? '').toString().slice(0, 600),
  ].join('\n');

/** Returns the first violation that generated requests find in an operation; undefined if they find none. */
export const findContractViolation = async (
  ground: TestBed,
  subject: OperationUnderTest,
  given: { seed: number; cases: number },
): Promise<string | undefined> => {
  const trial = createTrial(ground, subject);
  const result = await fc.check(
    fc.asyncProperty(arbitraryRequestPlan(subject.operation), async (plan) => {
      const { request, answer, faults } = await trial(plan);
      if (faults.length > 0)
        throw new Error(
          `${faults.join('\n')}\n${shown(request)}\n-> ${String(answer.status)} ${answer.text.slice(0, 600)}`,
        );
    }),
    { seed: given.seed, numRuns: given.cases + 1, examples: [[validRequestPlan]], endOnFailure: true },
  );
  if (!result.failed) return undefined;
  const why = result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance);
  return `${subject.operation.name}, seed ${String(result.seed)}, request ${String(result.numRuns)}: ${why}`;
};
