import { expect, onTestFinished, vi } from 'vitest';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { readWireInput } from '#contract/common/wire.ts';
import { operations } from '#contract/registry.ts';
import { refuse, type Answer, type Sent } from './answer.ts';
import { shellResponses } from './shell-responses.ts';

const operationOf = (name: string) => {
  const found = operations.find((one) => one.name === name);
  if (!found) throw new Error(`There is no operation ${name}.`);
  return found;
};

/** Returns the data as JSON, if it has the operation's output shape. Otherwise the real server would not send it. */
const responseOf = (name: string, data: unknown): Response => {
  const { error } = operationOf(name).output.safeParse(data);
  if (error) throw new Error(`The contract refuses this response of ${name}: ${error.message}`);
  return data === undefined ? new Response(null, { status: 204 }) : Response.json(data);
};

const queryOf = (query: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...query.keys()].map((key) => {
      const [first = '', ...more] = query.getAll(key);
      return [key, more.length === 0 ? first : [first, ...more]];
    }),
  );

/**
 * Returns the reason why the operation's schema refuses a request, as the real server would, or undefined if it accepts
 * the request.
 */
export const requestFault = (at: Endpoint, { path, query, body }: Sent, headers: Headers): string | undefined => {
  const operation = operationOf(at.operation);
  const parts = { path, query: queryOf(query), body, header: Object.fromEntries(headers) };
  const { error } = operation.input.safeParse(readWireInput(operation, at, (place) => parts[place]));
  return error && `The contract refuses this request of ${at.operation}: ${error.message}`;
};

/** The API of a test: the requests that it has received, and a way to change its responses. */
export interface FakeApi {
  readonly sent: readonly Sent[];
  /** Returns the requests to an operation. */
  readonly sentTo: (at: Endpoint) => readonly Sent[];
  /** Replaces the responses of these endpoints from now on. */
  readonly change: (...answers: readonly Answer[]) => void;
}

/**
 * Replaces the network for the rest of the test. Every request must have a response, and both must have the shape that
 * the contract defines: otherwise the test fails. A request of another shape is only allowed if the response refuses it.
 */
export const fakeApi = (...given: readonly Answer[]): FakeApi => {
  let answers = [...given, ...shellResponses];
  const sent: Sent[] = [];
  const faults: string[] = [];
  const fetched = async (url: string, { method = 'GET', body, headers }: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, window.location.href);
    const found = answers.find(({ at, path }) => at.method === method && path.test(pathname));
    if (!found) throw new Error(`No response is prepared for ${method} ${pathname}.`);
    const one: Sent = {
      operation: found.at.operation,
      path: { ...found.path.exec(decodeURI(pathname))?.groups },
      query: searchParams,
      body: typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {},
    };
    sent.push(one);
    const data = await found.give(one);
    const isRefused = data instanceof Response && !data.ok;
    const fault = isRefused ? undefined : requestFault(found.at, one, new Headers(headers));
    if (fault !== undefined) throw new Error(fault);
    return data instanceof Response ? data : responseOf(found.at.operation, data);
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    try {
      return await fetched(url, init);
    } catch (error) {
      faults.push(String(error));
      return refuse(500, 'fault', String(error));
    }
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    expect(faults).toEqual([]);
  });
  return {
    sent,
    sentTo: ({ operation }) => sent.filter((one) => one.operation === operation),
    change: (...changed) => {
      answers = [...changed, ...answers];
    },
  };
};
