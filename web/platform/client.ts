import { wireName, type Endpoint } from '#contract/common/endpoint.ts';
import type { Operation, OutputOf, SentInputOf } from '#contract/common/operation.ts';
import { buildWireRequest, type WireRequest } from '#contract/common/wire.ts';
import { bearerToken, isSessionLost, expireSession, renewToken } from './api/page-session.ts';
import { promptForPassword } from './api/password-prompt.ts';
import { problemCopy } from './api/copy.ts';
import { Problem, toProblem, unreachableProblem } from './api/problem.ts';
import { withRetries, defaultRetries, type RetryPolicy } from './api/retry.ts';
import { upload } from './api/upload.ts';
import { getSession } from './session.ts';
import { newWriteId, randomId } from './own-writes.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The idempotency key of a user action, shared by all retries. If absent, a key is generated. */
  idempotencyKey?: string | undefined;
  retries?: RetryPolicy | undefined;
  /** Whether the call continues when the user leaves the page. */
  keepalive?: boolean | undefined;
  /** Whether the call needs no session. */
  isPublic?: boolean | undefined;
}

type Send<T> = (headers: Record<string, string>) => Promise<T>;

/**
 * Whether a new token may help, because the old one has expired, or because a later sign-in in this browser ended the
 * session it belongs to.
 */
const isOutrun = (error: unknown): boolean =>
  error instanceof Problem && (error.code === 'jwt-expired' || error.code === 'not-signed-in');

/** Sends a request with a bearer token. An expired token is renewed once; any other 401 ends the session. */
const signedIn = async <T>(send: Send<T>, headers: Record<string, string>): Promise<T> => {
  const withToken = async (): Promise<T> => send({ ...headers, Authorization: `Bearer ${await bearerToken()}` });
  try {
    try {
      return await withToken();
    } catch (error) {
      if (isSessionLost() || !isOutrun(error)) throw error;
      await renewToken();
      return await withToken();
    }
  } catch (error) {
    if (error instanceof Problem && error.status === 401) expireSession();
    throw error;
  }
};

/** Whether a value looks like the result of building a URL without an ID. */
const isEmptyLike = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && ['', 'undefined', 'null'].includes(value.trim()));

/**
 * Returns the name of the first path parameter without a value. Other input isn't checked, since forms report their
 * missing fields.
 */
const emptyId = (at: Endpoint, input: object): string | undefined =>
  [...at.path.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in at.claims))
    .find((name) => {
      const field = Object.keys(input).find((each) => wireName(at, each) === name) ?? name;
      return isEmptyLike((input as Record<string, unknown>)[field]);
    });

const carry = async <T>(
  at: Endpoint,
  input: object,
  options: CallOptions,
  send: (wire: WireRequest, headers: Record<string, string>) => Promise<T>,
): Promise<T> => {
  const session = getSession();
  if (!session && options.isPublic !== true) {
    // Without a session there is no tenant to act for.
    expireSession();
    throw new Problem(401, { code: 'not-signed-in', message: problemCopy.sessionLost });
  }
  const caller = session ? { userId: session.user.id, tenantId: session.tenant.id } : {};
  if (session && !session.tenant.id) {
    expireSession();
    throw new Problem(401, { code: 'not-signed-in', message: problemCopy.sessionLost });
  }
  const empty = emptyId(at, input);
  if (empty !== undefined) {
    window.location.assign('/404');
    throw new Problem(404, { code: 'not-found', message: `There is no record without ${empty}.` });
  }
  const wire = buildWireRequest(at, { ...input }, caller);
  const headers: Record<string, string> = { Accept: 'application/json', ...wire.headers };
  if (at.method !== 'GET') {
    headers['Idempotency-Key'] = options.idempotencyKey ?? randomId();
    headers['Write-Id'] = newWriteId();
  }
  const once: Send<T> = async (with_) => {
    try {
      return await send(wire, with_);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'password-again' || !(await promptForPassword())) throw error;
      return send(wire, with_);
    }
  };
  return withRetries(
    () => (options.isPublic === true ? once(headers) : signedIn(once, headers)),
    options.retries ?? defaultRetries,
    options.signal,
  );
};

const fetched = async (wire: WireRequest, headers: Record<string, string>, { signal, keepalive }: CallOptions) => {
  let answer: Response;
  try {
    answer = await fetch(wire.url, {
      method: wire.method,
      headers: wire.body ? { ...headers, 'Content-Type': 'application/json' } : headers,
      ...(wire.body ? { body: JSON.stringify(wire.body) } : {}),
      ...(signal ? { signal } : {}),
      ...(keepalive === true ? { keepalive } : {}),
      credentials: 'same-origin',
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw unreachableProblem();
  }
  if (!answer.ok) throw toProblem(answer.status, await answer.text());
  return answer;
};

/** The latest write, until it has been answered. */
let pendingWrite: { readonly key: string; readonly answer: Promise<unknown> } | undefined;

/**
 * Returns the answer of the latest write if this one repeats it before it has been answered, for example because Enter
 * was pressed twice: the second press may come before the button is shown as pending. Otherwise sends the write. An
 * earlier write isn't joined, since one in between may have undone it.
 */
const sendOnce = <T>(at: Endpoint, input: object, send: () => Promise<T>): Promise<T> => {
  const key = `${at.method} ${at.path} ${JSON.stringify(input)}`;
  if (pendingWrite?.key === key) return pendingWrite.answer as Promise<T>;
  const write = { key, answer: send() };
  const settle = (): void => {
    if (pendingWrite === write) pendingWrite = undefined;
  };
  pendingWrite = write;
  write.answer.then(settle, settle);
  return write.answer;
};

/**
 * Calls an operation at an endpoint: `await callApi(listAgenciesEndpoint, { status: 'pending' }, { signal })`. Throws a
 * `Problem` if the server refuses or the call fails. Retries share one idempotency key, so they count as a single
 * action, and so does the same write repeated while the first is in flight.
 */
export const callApi = <O extends Operation>(
  at: Endpoint<O>,
  input: SentInputOf<O>,
  options: CallOptions = {},
): Promise<OutputOf<O>> => {
  const send = (): Promise<OutputOf<O>> =>
    carry(at, input as object, options, async (wire, headers) => {
      const answer = await fetched(wire, headers, options);
      return (answer.status === 204 ? undefined : await answer.json()) as OutputOf<O>;
    });
  const isOwnAction = at.method === 'GET' || options.signal !== undefined || options.idempotencyKey !== undefined;
  return isOwnAction ? send() : sendOnce(at, input as object, send);
};

/** Calls an operation that accepts a file. `onProgress` receives the fraction sent so far, from 0 to 1. */
export const uploadToApi = <O extends Operation>(
  at: Endpoint<O>,
  input: SentInputOf<O>,
  file: File,
  options: CallOptions & { onProgress?: ((share: number) => void) | undefined } = {},
): Promise<OutputOf<O>> =>
  carry(at, input as object, options, (wire, headers) =>
    upload<OutputOf<O>>(wire, headers, file, options.signal, options.onProgress),
  );

/** Calls an operation that returns a file. */
export const downloadFromApi = <O extends Operation>(
  at: Endpoint<O>,
  input: SentInputOf<O>,
  options: CallOptions = {},
): Promise<{ blob: Blob; fileName: string }> =>
  carry(at, input as object, options, async (wire, headers) => {
    const answer = await fetched(wire, { ...headers, Accept: '*/*' }, options);
    const name = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? '';
    return { blob: await answer.blob(), fileName: decodeURIComponent(name) };
  });
