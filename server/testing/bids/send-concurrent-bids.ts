import { Agent, request } from 'node:http';
import { decodeJwt } from 'jose';
import { placeBidEndpoint } from '#contract/bidding/endpoints.ts';
import { createRandomSource } from '#contract/common/random.ts';
import type { BidRecord } from './check-history.ts';

/** A server process with an access token for each agency. */
export interface BidServer {
  readonly port: number;
  readonly tokens: readonly string[];
}

interface Sent {
  status: number;
  body: Record<string, unknown>;
}

const send = (agent: Agent, { port, token, key, body }: { port: number; token: string; key: string; body: object }) =>
  new Promise<Sent>((resolve, reject) => {
    const call = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: placeBidEndpoint.method,
        path: placeBidEndpoint.path,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) as Record<string, unknown> });
        });
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });

const outcomeOf = ({ status, body }: Sent): Pick<BidRecord, 'at' | 'answer'> => {
  if (status === 200) {
    const { position, leadingAmount } = body as { position: number | null; leadingAmount: string | null };
    return { at: body['bidTimestamp'] as string, answer: { isAccepted: true, position, leadingAmount } };
  }
  if (status !== 409 || typeof body['proof'] !== 'string')
    throw new Error(`A bid was answered ${String(status)}: ${JSON.stringify(body)}`);
  return {
    at: decodeJwt(body['proof'])['refusedAt'] as string,
    answer: { isAccepted: false, code: body['code'] as string },
  };
};

/**
 * Sends concurrent bids from all agencies to all servers and records the answers. Most bids are lower than the agency's
 * previous one. Every twentieth is sent twice at once with one key, and must get only one answer.
 */
export const sendConcurrentBids = async (
  servers: readonly BidServer[],
  given: { talentRequestId: string; tenantIds: readonly string[]; bids: number; connections: number; seed: number },
): Promise<BidRecord[]> => {
  const { talentRequestId, tenantIds, bids, connections, seed } = given;
  const agents = servers.map(() => new Agent({ keepAlive: true, maxSockets: connections }));
  const random = createRandomSource(seed);
  const history: BidRecord[] = [];
  let next = 0;
  const pickServer = (): BidServer => random.pick(servers) as BidServer;
  const play = async (): Promise<void> => {
    while (next < bids) {
      const number = next;
      next += 1;
      const agency = random.between(0, tenantIds.length - 1);
      // Amounts fall from 1,000,000 to about 100,000, with random variation that makes some bids too high.
      const amount = String(1_000_000 - Math.floor((number / bids) * 900_000) + random.between(0, 39_999));
      const server = pickServer();
      const call = (to: BidServer) =>
        send(agents[servers.indexOf(to)] as Agent, {
          port: to.port,
          token: to.tokens[agency] ?? '',
          key: `bid-${String(seed)}-${String(number)}`,
          body: { talentRequestId, bidAmount: amount, rulesVersion: 1, tenantId: tenantIds[agency] },
        });
      const sentAt = performance.now();
      const isTwice = number % 20 === 0;
      const [first, second] = await Promise.all([call(server), ...(isTwice ? [call(pickServer())] : [])]);
      const answeredAt = performance.now();
      if (second && first?.status === 200 && JSON.stringify(second) !== JSON.stringify(first))
        throw new Error(`One key got two answers: ${JSON.stringify([first, second])}`);
      if (first) history.push({ agency, amount, sentAt, answeredAt, ...outcomeOf(first) });
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, play));
  } finally {
    for (const agent of agents) agent.destroy();
  }
  return history;
};
