import { Agent, request, type OutgoingHttpHeaders } from 'node:http';

/** A serialised HTTP call, prepared before the measurement. */
export interface PreparedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer | undefined;
  /** The statuses that count as success. */
  readonly expects: readonly number[];
}

export interface LoadResult {
  /** The duration of each call in milliseconds, fastest first. */
  readonly latencies: readonly number[];
  readonly seconds: number;
  /** The response to the first call that failed. */
  readonly failure: string | undefined;
}

/** Sends a call and resolves with its response. */
export const sendCall = (agent: Agent, port: number, call: PreparedCall): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { method, url: path, headers, body } = call;
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** Sends the calls returned by `next` over this many connections until there are no more. */
export const runLoad = async (
  port: number,
  connections: number,
  next: () => PreparedCall | undefined,
): Promise<LoadResult> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  let failure: string | undefined;
  const work = async (): Promise<void> => {
    for (let call = next(); call !== undefined && failure === undefined; call = next()) {
      const began = performance.now();
      const { status, text } = await sendCall(agent, port, call);
      latencies.push(performance.now() - began);
      if (!call.expects.includes(status)) failure ??= `${String(status)} ${text.slice(0, 300)}`;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return { latencies: latencies.toSorted((a, b) => a - b), seconds, failure };
};
