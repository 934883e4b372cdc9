import { expect, onTestFinished, vi } from 'vitest';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { operations } from '#contract/registry.ts';
import { refuse, type Answer, type Sent } from './answer.ts';
import { shellAnswers } from './shell-answers.ts';

const outputs = new Map(operations.map(({ name, output }) => [name, output]));

/** Returns the data as JSON, if it has the operation's output shape. Otherwise the real server would not send it. */
const responseOf = (operation: string, data: unknown): Response => {
  const output = outputs.get(operation);
  if (!output) throw new Error(`There is no operation ${operation}.`);
  const { error } = output.safeParse(data);
  if (error) throw new Error(`The contract refuses this response of ${operation}: ${error.message}`);
  return data === undefined ? new Response(null, { status: 204 }) : Response.json(data);
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
 * Replaces the network for the rest of the test. Every response must have the shape that the contract defines, and every
 * request must have a response: otherwise the test fails.
 */
export const fakeApi = (...given: readonly Answer[]): FakeApi => {
  let answers = [...given, ...shellAnswers];
  const sent: Sent[] = [];
  const faults: string[] = [];
  const fetched = async (url: string, { method = 'GET', body }: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, window.location.href);
    const found = answers.find((one) => one.method === method && one.path.test(pathname));
    if (!found) throw new Error(`No response is prepared for ${method} ${pathname}.`);
    const one: Sent = {
      operation: found.operation,
      path: { ...found.path.exec(pathname)?.groups },
      query: searchParams,
      body: typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {},
    };
    sent.push(one);
    const data = await found.give(one);
    return data instanceof Response ? data : responseOf(found.operation, data);
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
