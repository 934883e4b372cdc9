import { randomBytes } from 'node:crypto';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { buildWireRequest } from '#contract/common/wire.ts';
import type { HttpActor } from '#e2e/actors/http-sign-in.ts';

/** A request that can be repeated with the same Idempotency-Key. */
export interface IdempotentCall {
  readonly actor: HttpActor;
  readonly at: Endpoint;
  readonly input: object;
  readonly file?: { readonly name: string; readonly text: string };
  readonly key: string;
}

export interface IdempotentResponse {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

export const idempotentCall = (
  actor: HttpActor,
  at: Endpoint,
  input: object,
  file?: IdempotentCall['file'],
): IdempotentCall => ({
  actor,
  at,
  input,
  ...(file ? { file } : {}),
  key: randomBytes(16).toString('hex'),
});

const formOf = (fields: Record<string, unknown>, file: { name: string; text: string }): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (typeof value === 'string') form.append(name, value);
  form.append('file', new Blob([file.text]), file.name);
  return form;
};

/** Sends the call once. Rejects if no response arrives in time. */
export const sendIdempotentCall = async (
  baseUrl: string,
  call: IdempotentCall,
  patienceMs = 20_000,
): Promise<IdempotentResponse> => {
  const { user, tenant } = call.actor.who;
  const wire = buildWireRequest(call.at, { ...call.input }, { userId: user.id, tenantId: tenant.id });
  const json = call.file === undefined && wire.body !== undefined;
  const answer = await fetch(new URL(wire.url, baseUrl), {
    method: wire.method,
    headers: {
      ...wire.headers,
      Authorization: `Bearer ${call.actor.accessToken}`,
      ...(wire.method === 'GET' ? {} : { 'Idempotency-Key': call.key }),
      ...(json ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(call.file
      ? { body: formOf(wire.body ?? {}, call.file) }
      : wire.body
        ? { body: JSON.stringify(wire.body) }
        : {}),
    signal: AbortSignal.timeout(patienceMs),
  });
  const text = await answer.text();
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  return { status: answer.status, body, headers: answer.headers };
};
