import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '#tools/start/ports.ts';

/** A load balancer for several processes: round robin over the ready ones, with keep-alive connections. */
export interface LoadBalancer {
  readonly url: string;
  /** The number of responses, by backend URL. */
  readonly answers: ReadonlyMap<string, number>;
  /** Returns the number of requests that were answered with 502, including those that were cut off. */
  readonly failed: () => number;
  /** Returns the number of requests that were cut off. Whether they were carried out is unknown. */
  readonly brokenOff: () => number;
  readonly remove: () => Promise<void>;
}

const healthEveryMs = 200;
/** The time limit of a health check. A busy process responds late, which does not mean that it is shutting down. */
const healthTimeoutMs = 5000;

const readAll = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

export const startLoadBalancer = async (backends: readonly string[], givenPort?: number): Promise<LoadBalancer> => {
  const port = givenPort ?? (await findFreePort());
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  const answers = new Map<string, number>();
  let turn = 0;
  let failed = 0;
  let brokenOff = 0;

  const lookAfter = async (backend: string): Promise<void> => {
    const answer = await fetch(`${backend}/readyz`, { signal: AbortSignal.timeout(healthTimeoutMs) }).catch(
      () => undefined,
    );
    if (answer?.ok === true) ready.add(backend);
    else ready.delete(backend);
  };
  await Promise.all(backends.map(lookAfter));
  let removed = false;
  // Checks each backend sequentially, so that a late response can't override a newer one.
  const health = backends.map(async (backend) => {
    while (!removed) {
      await sleep(healthEveryMs);
      await lookAfter(backend);
    }
  });

  /**
   * Forwards a request, and passes the response on to the client. Rejects if the backend disconnects or is unreachable.
   */
  const handOn = (backend: string, from: IncomingMessage, body: Buffer, to: ServerResponse): Promise<void> =>
    new Promise((resolve, reject) => {
      const headers = { ...from.headers, 'x-forwarded-for': from.socket.remoteAddress ?? '' };
      const sent = request(`${backend}${from.url ?? '/'}`, { method: from.method ?? 'GET', headers, agent });
      sent.once('error', reject);
      sent.once('response', (answer) => {
        answer.once('error', reject);
        readAll(answer).then((bytes) => {
          const { connection: _ours, 'transfer-encoding': _chunks, ...passed } = answer.headers;
          to.writeHead(answer.statusCode ?? 502, { ...passed, 'content-length': bytes.length });
          to.end(bytes);
          answers.set(backend, (answers.get(backend) ?? 0) + 1);
          resolve();
        }, reject);
      });
      sent.end(body);
    });

  const server = createServer((from, to) => {
    const serve = async (): Promise<void> => {
      const body = await readAll(from);
      const inTurn = backends.filter((backend) => ready.has(backend));
      turn += 1;
      for (let tries = 0; tries < inTurn.length; tries += 1) {
        const backend = inTurn[(turn + tries) % inTurn.length] ?? '';
        try {
          await handOn(backend, from, body, to);
          return;
        } catch (error) {
          // If the connection was refused, nothing was sent. After any other error, the request may have been carried
          // out, so it isn't repeated.
          if (!isRefused(error)) {
            brokenOff += 1;
            break;
          }
          ready.delete(backend);
        }
      }
      failed += 1;
      to.writeHead(502).end();
    };
    serve().catch(() => to.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${String(port)}`,
    answers,
    failed: () => failed,
    brokenOff: () => brokenOff,
    remove: async () => {
      removed = true;
      await Promise.all(health);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
