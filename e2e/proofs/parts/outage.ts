import { setTimeout as sleep } from 'node:timers/promises';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { saveDraftEndpoint } from '#contract/candidates/endpoints.ts';
import { authorizationPath } from '#contract/identity/rules.ts';
import { idempotentCall, sendIdempotentCall } from './idempotent-call.ts';
import type { LoadUsers } from './load.ts';

/** The response to a request during an outage. */
export interface OutageResponse {
  readonly what: string;
  readonly status: number;
  readonly words: string;
  readonly retryAfter: string | null;
  readonly milliseconds: number;
}

/**
 * The time limit of a request. The product ends a connection attempt after 5 s; in these tests, a statement and its
 * rollback end after 2 s each.
 */
const patienceMs = 12_000;

const ask = async (what: string, request: () => Promise<{ status: number; text: string; headers: Headers }>) => {
  const began = performance.now();
  const asked = await request().catch((error: unknown) => ({
    status: 0,
    text: error instanceof Error ? error.message : '',
    headers: new Headers(),
  }));
  let words = asked.text;
  try {
    const body = JSON.parse(asked.text) as { message?: string; status?: string };
    words = body.message ?? body.status ?? '';
  } catch {
    // The body is not JSON.
  }
  const milliseconds = Math.round(performance.now() - began);
  return { what, status: asked.status, words, retryAfter: asked.headers.get('Retry-After'), milliseconds };
};

const plain = async (url: string) => {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

/** Sends one request of each kind to an instance of the product, all at once. */
export const sendOutageProbes = (url: string, cast: LoadUsers): Promise<OutageResponse[]> => {
  const call = async (given: ReturnType<typeof idempotentCall>) => {
    const { status, body, headers } = await sendIdempotentCall(url, given, patienceMs);
    return { status, text: JSON.stringify(body), headers };
  };
  const draft = { talentRequestId: cast.draftRequestId, fields: { lastName: 'Draft 1' } };
  const signIn = authorizationPath({ publicUrl: url, challenge: 'a'.repeat(43), state: 'x'.repeat(16) });
  return Promise.all([
    ask('a read', () => call(idempotentCall(cast.owner, listBoardEndpoint, {}))),
    ask('a write', () => call(idempotentCall(cast.admin, saveDraftEndpoint, draft))),
    ask('a sign-in', () => plain(`${url}${signIn}`)),
    ask('readyz', () => plain(`${url}/readyz`)),
    ask('healthz', () => plain(`${url}/healthz`)),
  ]);
};

/** Returns the problems found in the responses during a database outage. */
export const findOutageProblems = (told: readonly OutageResponse[]): string[] =>
  told.flatMap((one) => {
    const say = (what: string) => [`${one.what} ${what}: ${JSON.stringify(one)}`];
    if (one.status === 0) return say('got no answer');
    if (one.what === 'healthz') return one.status === 200 ? [] : say('says that the process is dead');
    if (one.what === 'readyz') return one.status === 503 ? [] : say('says that it is ready');
    // A sign-in in progress redirects the user to the sign-in page, which shows an error message.
    if (one.what === 'a sign-in' && one.status === 302 && one.words.includes('?failed=')) return [];
    if (one.status !== 503) return say('was not told that it is the moment');
    if (one.words !== 'Rolecall is unavailable at the moment. What you typed is still here.')
      return say('got no words');
    return one.retryAfter === null ? say('was not told when to ask again') : [];
  });

/** Waits until the product is ready again; returns how long that took, in milliseconds. */
export const waitUntilReady = async (url: string, patience = 30_000): Promise<number> => {
  const began = performance.now();
  while (performance.now() - began < patience) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (answer?.ok === true) return Math.round(performance.now() - began);
    await sleep(50);
  }
  throw new Error('The product did not become ready again.');
};
