import fc from 'fast-check';
import { z } from 'zod';
import type { Operation } from '#contract/common/operation.ts';
import { endpoints, operations } from '#contract/registry.ts';
import { createResponseValidator, type ResponseValidator } from '../generated/response-validator.ts';
import { arbitraryFromSchema, type Schema } from '../generated/values.ts';
import type { TestServer } from '../server.ts';
import type { ModelMarket } from './market.ts';

/** The readers: every player in a sequence and every other role. `undefined` means calls without a token. */
export type Readers = readonly (readonly [role: string, userId: string | undefined])[];

interface ReadOperation {
  readonly operation: Operation;
  readonly fields: readonly (readonly [name: string, field: Schema, isRequired: boolean])[];
}

// Streams never end, so they are left out. The feed's own tests cover them.
const reads: readonly ReadOperation[] = operations
  .filter(({ effect, stream }) => effect === 'read' && stream !== true)
  .map((operation) => {
    const { properties = {}, required = [] } = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' });
    const fields = Object.entries(properties).map(
      ([name, field]) => [name, field as Schema, required.includes(name)] as const,
    );
    return { operation, fields };
  });

const nobodys = '01900000-0000-7000-8000-0000deadbeef';
const words: Readonly<Record<string, string>> = { startDate: '2026-01-01', email: 'person.1@inbox.example' };

/** Returns the sequence's records, by the input fields that refer to them. */
const recordsOf = async (server: TestServer, market: ModelMarket): Promise<Record<string, readonly string[]>> => {
  const { db } = server.kit;
  const candidateIds = market.candidates.map(({ id }) => id);
  const documents = await db
    .selectFrom('candidateDocument')
    .select('id')
    .where('candidateId', 'in', [nobodys, ...candidateIds])
    .execute();
  const notification = await db
    .selectFrom('notification')
    .select('id')
    .where('engagementId', '=', market.engagementId)
    .execute();
  return {
    engagementId: [market.engagementId],
    auctionId: [market.engagementId],
    successFeeId: [market.engagementId],
    clientId: [market.clientId],
    talentRequestId: market.requests.map(({ id }) => id),
    talentRequestIds: market.requests.map(({ id }) => id),
    candidateId: candidateIds,
    applicationId: Object.values(market.applications).map(({ id }) => id),
    prequalificationId: market.prequalifications.map(({ id }) => id),
    documentId: documents.map(({ id }) => id),
    notificationId: notification.map(({ id }) => id),
  };
};

const valueOf = (name: string, field: Schema, known: readonly string[], turn: number): unknown => {
  const id = known[turn % Math.max(known.length, 1)];
  if (field.type === 'array') return known.length > 0 ? known : [valueOf(name, field.items ?? {}, known, turn)];
  if (id !== undefined) return id;
  if (field.format === 'uuid') return nobodys;
  if (field.enum) return field.enum[turn % field.enum.length];
  if (field.type === 'integer') return Math.max(field.minimum ?? 1, 1);
  if (field.type === 'boolean') return turn % 2 === 0;
  return words[name] ?? 'nurse';
};

/**
 * Returns one optional filter, sort or date for this turn, with a value that its schema accepts. Each turn uses a
 * different one.
 */
const filterOf = ({ fields }: ReadOperation, records: Record<string, readonly string[]>, turn: number): object => {
  const filters = fields.filter(([name, , isRequired]) => !isRequired && records[name] === undefined);
  const filter = filters[turn % Math.max(filters.length, 1)];
  if (!filter) return {};
  const [name, field] = filter;
  return { [name]: fc.sample(arbitraryFromSchema(field, 0), { numRuns: 1, seed: turn })[0] };
};

/**
 * Creates the input of a turn. Every other turn includes the optional IDs, and two out of three include an optional
 * filter.
 */
const inputOf = (read: ReadOperation, records: Record<string, readonly string[]>, turn: number): object => ({
  ...(turn % 3 === 0 ? {} : filterOf(read, records, turn)),
  ...Object.fromEntries(
    read.fields
      .filter(([name, , isRequired]) => isRequired || (turn % 2 === 1 && records[name] !== undefined))
      .map(([name, field]) => [name, valueOf(name, field, records[name] ?? [], turn)]),
  ),
});

let judge: ResponseValidator | undefined;
const judgeOf = async (server: TestServer): Promise<ResponseValidator> => {
  judge ??= createResponseValidator((await server.product.app.inject({ url: '/api/openapi.json' })).json());
  return judge;
};

/**
 * A share of all pairs of an operation and a reader. After as many rounds as there are shares, every reader has called
 * every operation.
 */
export interface ReadShare {
  readonly turn: number;
  /** The number of shares; 1 for all pairs at once. */
  readonly of: number;
}

/**
 * Calls a share of all reads and returns the first violation; undefined if no call fails and all responses conform to
 * the contract.
 */
export const findReadFault = async (
  server: TestServer,
  market: ModelMarket,
  readers: Readers,
  { turn, of }: ReadShare,
): Promise<string | undefined> => {
  const check = await judgeOf(server);
  const records = await recordsOf(server, market);
  for (const [nthReader, [role, userId]] of readers.entries()) {
    for (const [nthRead, read] of reads.entries()) {
      if ((nthReader + nthRead + turn) % of !== 0) continue;
      const ways = endpoints.filter(({ operation }) => operation === read.operation.name);
      const at = ways[turn % ways.length];
      if (!at) return `${read.operation.name} has no address`;
      const input = inputOf(read, records, turn + nthReader);
      const { status, headers, bytes } = await server.call(userId, at, input);
      const answer = { status, headers: headers as Record<string, string>, text: bytes.toString() };
      const faults = check(read.operation, at, answer);
      if (faults.length > 0)
        return `${role} reads ${read.operation.name} ${JSON.stringify(input)}: ${faults.join('; ')}`;
    }
  }
  return undefined;
};

/** Runs the jobs that the sequence has enqueued for these reactions. */
export const runReactions = async (server: TestServer, reactions: readonly string[]): Promise<void> => {
  const jobs = new Map(server.product.jobs.map((job) => [job.queue, job]));
  const queues = reactions.map((reaction) => `reaction.${reaction}`);
  const due = server.kit.enqueued.splice(0);
  server.kit.enqueued.push(...due.filter(({ queue }) => !queues.includes(queue)));
  for (const { queue, data } of due) if (queues.includes(queue)) await jobs.get(queue)?.run(data);
};
