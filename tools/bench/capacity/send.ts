import { Agent, request } from 'node:http';
import { buildWireRequest } from '#contract/common/wire.ts';
import { defaultPassword } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { signIn as signInOverHttp } from '#server/simulator/http-actor.ts';
import { multipart, multipartType } from '#server/testing/multipart.ts';
import { sendCall } from '../load.ts';
import type { SendAs, SignIn } from './activities.ts';

/** The number of calls that are sent at the same time. */
export const connections = 16;

/** The processes to which calls are sent in turn, as a load balancer does. */
export interface Target {
  readonly port: number;
  readonly agent: Agent;
}

export const targetsOf = (ports: readonly number[]): (() => Target) => {
  const targets = ports.map((port) => ({ port, agent: new Agent({ keepAlive: true, maxSockets: connections }) }));
  let sent = 0;
  return () => {
    const target = targets[sent++ % targets.length];
    if (target === undefined) throw new Error('There is no process to send calls to.');
    return target;
  };
};

/** Returns a function that sends the calls of users, and reports the milliseconds that each took. */
export const senderTo =
  (next: () => Target, tokens: ReadonlyMap<string, string>, took: (milliseconds: number) => void): SendAs =>
  async (user, at, input, { file, expects = [200, 204], isDownload = false } = {}) => {
    const { agent, port } = next();
    const { method, url, headers, body: fields } = buildWireRequest(at, { ...input }, user);
    const body = file ? multipart(fields ?? {}, file) : fields && Buffer.from(JSON.stringify(fields));
    const began = performance.now();
    const { status, text } = await sendCall(agent, port, {
      method,
      url,
      headers: {
        ...headers,
        authorization: `Bearer ${tokens.get(user.userId) ?? ''}`,
        ...(method === 'GET' ? {} : { 'idempotency-key': newId() }),
        ...(body ? { 'content-type': file ? multipartType : 'application/json', 'content-length': body.length } : {}),
      },
      body,
      expects,
    });
    took(performance.now() - began);
    if (!expects.includes(status)) throw new Error(`${method} ${url}: ${String(status)} ${text.slice(0, 200)}`);
    return text === '' || isDownload ? undefined : (JSON.parse(text) as unknown);
  };

/** Sends a request to a process, which answers under the host of PUBLIC_URL, as behind a proxy. */
const fetchFrom = ({ agent, port }: Target, url: URL, init: RequestInit): Promise<Response> =>
  new Promise((resolve, reject) => {
    const body = typeof init.body === 'string' ? init.body : '';
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      host: url.host,
      ...(body === '' ? {} : { 'content-length': Buffer.byteLength(body) }),
    };
    const { method = 'GET' } = init;
    const path = `${url.pathname}${url.search}`;
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const received = new Headers();
        for (const [name, values = []] of Object.entries(answer.headersDistinct))
          for (const value of values) received.append(name, value);
        const { statusCode: status = 0 } = answer;
        resolve(new Response(status === 204 ? null : Buffer.concat(parts), { status, headers: received }));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** Returns a function that signs in users, and reports each request of a sign-in. */
export const signInAt =
  (next: () => Target, publicUrl: string, sent: () => void): SignIn =>
  async ({ email }) => {
    await signInOverHttp({
      baseUrl: publicUrl,
      email,
      password: defaultPassword,
      send: (url, init) => {
        sent();
        return fetchFrom(next(), url, init);
      },
    });
  };
