import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/common/endpoint.ts';
import type { Operation } from '#contract/common/operation.ts';
import { commonRefusals, type Refusal } from '#contract/common/refusal.ts';
import type { AttachableFeed } from '#server/platform/live/live.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { Download, ReceivedFile } from '#server/platform/files/file.ts';
import type { GeneratedFile } from '#server/platform/files/generated-file.ts';
import { accessRefusal } from '#server/platform/policy/access-refusal.ts';
import { requirePasswordConfirmation } from '#server/platform/scope/require-password-confirmation.ts';
import { problemBody } from '#server/platform/problems/problem.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import {
  inPublicScope,
  inSessionScope,
  inSystemScopeOrRollback,
  commit,
  mayHaveCommitted,
  rollback,
  type TransactionOutcome,
  type ScopeSource,
} from '#server/platform/scope/open.ts';
import { inSessionScopeOnReplica, hasReplica } from '#server/platform/scope/read-from-replica.ts';
import type { Scope, UserScope } from '#server/platform/scope/scope.ts';
import type { FeedTokens } from '#server/platform/live/token.ts';
import { sendDownload, sendGeneratedFile } from './download.ts';
import { streamEvents } from './stream.ts';
import type { Room, Route } from './handler.ts';
import {
  fingerprintOf,
  isIdempotencyKey,
  idempotencyKeyOwner,
  storeResponse,
  reserveKey,
  type ResponseSealer,
} from './idempotency.ts';
import { parseInput } from './parse-input.ts';
import { contradictoryCallerFields } from './read-input.ts';
import { responseWriter, type Stringify } from './response-writer.ts';
import { receiveUpload } from './upload.ts';

/** The session that a bearer token belongs to. `only` names a room if the token is valid for that room alone. */
export interface VerifiedSession {
  readonly sessionId: string;
  readonly only?: string;
}

/** Resolves a bearer token to its session, or returns a refusal. */
export type VerifyToken = (token: string) => Promise<VerifiedSession | Refused>;

/** Whether a token is used outside the room that it is limited to, whatever its owner's permissions. */
const isBeyond = ({ only }: VerifiedSession, { name }: Operation): boolean =>
  only !== undefined && !name.startsWith(`${only}.`);

export interface MountOptions {
  readonly source: ScopeSource;
  readonly verify: VerifyToken;
  readonly files: Files;
  /** Whether responses are validated against the contract before they are sent. Off only in production. */
  readonly checkAnswers: boolean;
  /** Seals the responses that are stored with idempotency keys. */
  readonly answers: ResponseSealer;
  /** The maximum number of public calls per minute from one address, excluding plain reads. */
  readonly publicPerMinute: number;
}

interface Sent {
  status: number;
  body: unknown;
}

type OwnForm = Download | GeneratedFile | AttachableFeed;
type Answered = Sent | Refused | OwnForm;

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];

const undone = (refusal: Refusal): Promise<TransactionOutcome<Refused>> => Promise.resolve(rollback(refuse(refusal)));

/** Returns the input for the fingerprint. A file is represented by its content and name, not its location. */
const fileless = (input: object): object => {
  if (!('file' in input)) return input;
  const { sha256, name } = input.file as ReceivedFile;
  return { ...input, file: { sha256, name } };
};

/**
 * Returns the verified session to which a request is attributed for rate limits, from its access token or a feed token.
 */
export const findRequestSession =
  (verify: VerifyToken, readFeedToken: FeedTokens['read']) =>
  async (request: FastifyRequest): Promise<string | undefined> => {
    const token = bearerOf(request);
    if (token === undefined) return undefined;
    if (request.routeOptions.config.isStream) {
      const given = await readFeedToken(token);
      return given && `session:${given.sessionId}`;
    }
    const verified = await verify(token);
    return verified instanceof Refused ? undefined : `session:${verified.sessionId}`;
  };

/**
 * Whether the smaller limit for public calls applies: to every public call except plain reads, and also to reads with a
 * token, which could be guessed.
 */
const isPublicAsk = ({ access }: Operation, { method, path }: Endpoint): boolean =>
  access === 'public' && (method !== 'GET' || path.includes('{token}'));

/** Returns the smaller rate limit for public calls, which are counted by address. */
const publicLimit = ({ publicPerMinute }: MountOptions) => ({
  max: publicPerMinute,
  timeWindow: '1 minute',
  groupId: 'public',
  keyGenerator: (request: FastifyRequest) => `address:${request.ip}`,
});

/** Returns the write ID, which is sent on to other users' pages. Anything but our 32 hex digits is ignored. */
const writeIdOf = ({ headers }: FastifyRequest): string | undefined => {
  const id = headers['write-id'];
  return typeof id === 'string' && /^[0-9a-f]{32}$/.test(id) ? id : undefined;
};

/** Registers one operation at one endpoint. */
const mountAddress = (
  app: FastifyInstance,
  route: Route,
  at: Endpoint,
  stringify: Stringify,
  options: MountOptions,
): void => {
  const { operation } = route;
  const isOwnForm = operation.download === true || operation.stream === true;

  const keyOf = ({ headers }: FastifyRequest) =>
    operation.effect === 'write' ? headers['idempotency-key'] : undefined;

  const send = (reply: FastifyReply, request: FastifyRequest, sent: Sent | Refused): FastifyReply => {
    if (sent instanceof Refused) return reply.status(sent.refusal.status).send(problemBody(sent, request.id));
    if (sent.body === undefined || sent.body === null) return reply.status(204).send();
    const body = options.checkAnswers ? operation.output.parse(JSON.parse(JSON.stringify(sent.body))) : sent.body;
    return reply
      .status(sent.status)
      .type('application/json; charset=utf-8')
      .serializer((text: string) => text)
      .send(stringify(body));
  };

  const carryOut = async (
    scope: Scope,
    request: FastifyRequest,
    input: object,
  ): Promise<TransactionOutcome<Answered>> => {
    const key = keyOf(request);
    if (typeof key !== 'string') {
      const value = await route.handle(scope, input as never);
      return value instanceof Refused
        ? rollback(value)
        : commit(isOwnForm && value !== undefined ? (value as OwnForm) : { status: 200, body: value });
    }
    if (!isIdempotencyKey(key)) return rollback(refuse(commonRefusals['invalid-key']));
    const owner = idempotencyKeyOwner(scope, request.ip);
    const fingerprint = fingerprintOf(scope.vault, operation.name, fileless(input));
    const taken = await reserveKey(scope, owner, key, fingerprint);
    if (taken instanceof Refused) return rollback(taken);
    if (taken) {
      // This request is a repeat, and the record already has the file from the first request.
      if ('file' in input) await options.files.remove(input.file as ReceivedFile);
      return rollback({ status: taken.status, body: options.answers.open(taken.answer) });
    }
    const value = await route.handle(scope, input as never);
    if (value instanceof Refused) return rollback(value);
    await storeResponse(scope, owner, key, { status: 200, answer: options.answers.close(value) });
    return commit({ status: 200, body: value });
  };

  /** Runs work in the caller's scope if they may call the operation; otherwise returns the refusal. */
  const inPermittedScope = async <T>(
    request: FastifyRequest,
    work: (scope: Scope) => Promise<TransactionOutcome<T>>,
  ): Promise<T | Refused> => {
    const { access, effect, leavesTrace } = operation;
    const intent = effect === 'read' && !leavesTrace ? 'reads' : 'writes';
    if (access === 'public') {
      return route.asSystem === undefined
        ? inPublicScope(options.source, work, intent)
        : inSystemScopeOrRollback(options.source, route.asSystem, work, intent);
    }
    const token = bearerOf(request);
    const verified = token ? await options.verify(token) : refuse(commonRefusals['not-signed-in']);
    if (verified instanceof Refused) return verified;
    if (isBeyond(verified, operation)) return refuse(commonRefusals.forbidden);
    const permitted = async (scope: UserScope | undefined): Promise<TransactionOutcome<T | Refused>> => {
      if (!scope) return undone(commonRefusals['not-signed-in']);
      const refused = accessRefusal(scope, access) ?? (await requirePasswordConfirmation(scope, operation));
      if (refused) return rollback(refused);
      return contradictoryCallerFields(operation, at, request, scope).length > 0
        ? undone(commonRefusals['foreign-id'])
        : work(scope);
    };
    const { source } = options;
    const more = [verified.sessionId, permitted, intent, writeIdOf(request)] as const;
    // A response that is stored with its key can't be written to a replica.
    const mayReadReplica = route.readsReplica === true && keyOf(request) === undefined;
    const outcome = await (mayReadReplica && hasReplica(source)
      ? inSessionScopeOnReplica<T | Refused>(source, ...more)
      : inSessionScope<T | Refused>(source, ...more));
    if (outcome instanceof Refused && outcome.record) {
      const { record } = outcome;
      await inSessionScope(options.source, verified.sessionId, async (scope) => commit(scope && (await record(scope))));
    }
    return outcome;
  };

  /** Replaces the general message for a wrong file type with the operation's own. */
  const inOwnWords = (refused: Refused, request: FastifyRequest): Refused => {
    if (refused.refusal.code !== 'file-type' || !route.kindWords) return refused;
    const input = parseInput(operation, at, request);
    const message = input instanceof Refused ? undefined : route.kindWords(input as never);
    return message === undefined ? refused : refuse(refused.refusal, { message });
  };

  app.route({
    method: at.method,
    url: at.path.replace(/\{(\w+)\}/g, ':$1'),
    config: {
      operation: operation.name,
      isStream: operation.stream === true,
      ...(isPublicAsk(operation, at) ? { rateLimit: publicLimit(options) } : {}),
    },
    handler: async (request, reply) => {
      let file: ReceivedFile | undefined;
      if (operation.upload) {
        // Permission is checked before the file is received, so that strangers cannot fill the disk.
        const sender = await inPermittedScope(request, (scope) =>
          Promise.resolve(rollback(idempotencyKeyOwner(scope, request.ip))),
        );
        if (sender instanceof Refused) return send(reply, request, sender);
        const received = await receiveUpload(request, options.files, { readsText: operation.readsText, sender });
        if (received instanceof Refused) return send(reply, request, inOwnWords(received, request));
        file = received;
      }
      try {
        const input = parseInput(operation, at, request);
        // Only callers with access receive details of invalid input.
        const answered = await inPermittedScope<Answered>(request, (scope) =>
          input instanceof Refused
            ? Promise.resolve(rollback(input))
            : carryOut(scope, request, file ? { ...input, file } : input),
        );
        if (answered instanceof Refused) {
          if (file) await options.files.remove(file);
          return await send(reply, request, answered);
        }
        // The file now belongs to a record, so it is kept even if the response fails.
        file = undefined;
        if ('attach' in answered) return streamEvents(reply, answered);
        if ('content' in answered) return await sendGeneratedFile(reply, answered);
        if ('storageKey' in answered) return await sendDownload(reply, answered, options.files);
        return await send(reply, request, answered);
      } catch (error) {
        if (file && !mayHaveCommitted(error)) await options.files.remove(file);
        throw error;
      }
    },
  });
};

/** Registers every endpoint of every room. Throws if a route has no endpoint or an endpoint has no route. */
export const mountRooms = (app: FastifyInstance, rooms: readonly Room[], options: MountOptions): void => {
  for (const room of rooms) {
    const byName = new Map(room.routes.map((route) => [route.operation.name, route]));
    const writers = new Map(room.routes.map(({ operation }) => [operation.name, responseWriter(operation)]));
    for (const name of byName.keys()) {
      if (!room.endpoints.some((at) => at.operation === name))
        throw new Error(`The operation ${name} has no endpoint.`);
    }
    for (const at of room.endpoints) {
      const route = byName.get(at.operation);
      const write = writers.get(at.operation);
      if (!route || !write)
        throw new Error(
          `The address ${at.method} ${at.path} names ${at.operation}, which ${room.name} does not answer.`,
        );
      mountAddress(app, route, at, write, options);
    }
  }
};
