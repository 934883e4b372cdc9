import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/common/endpoint.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { refusals } from '#contract/common/refusal.ts';
import { requiredTextSchema } from '#contract/common/text.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createFileStore } from '#server/platform/files/disk.ts';
import { createFileService } from '#server/platform/files/files.ts';
import { createResponseSealer } from '#server/platform/http/idempotency.ts';
import { createApp } from '#server/platform/http/app.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import { mountRooms } from '#server/platform/http/mount.ts';
import { createOpenApiDocument } from '#server/platform/http/openapi/document.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { createResponseValidator } from './response-validator.ts';
import { createRequestSender } from './send.ts';
import { findContractViolation, type TestBed } from './find-contract-violation.ts';
import { createWriteRecorder } from './write-recorder.ts';

// These operations have one planted fault each, except for one without a fault. The generated requests must find every
// fault and no others.
const planted = refusals('sample', { 'too-rude': { status: 409, message: 'This is too rude.' } });
const noteOf = <const Name extends string>(name: Name) =>
  operation({
    name,
    summary: 'Keeps a note.',
    effect: 'write',
    access: { agency: 'any' },
    input: z.object({
      title: requiredTextSchema('Title', 400),
      mood: z.enum(['calm', 'cross']).default('calm'),
      pages: z.number().int().min(0).max(40).default(1),
    }),
    output: z.object({ title: z.string(), mood: z.enum(['calm', 'cross']), pages: z.number().int() }),
    refusals: [planted['too-rude']],
  });
const sound = noteOf('planted.sound');
const throwing = noteOf('planted.throwing');
const lying = noteOf('planted.lying');
const leaving = noteOf('planted.leaving');
const littering = noteOf('planted.littering');
const undeclared = noteOf('planted.undeclared');
const unnamed = noteOf('planted.unnamed');

let kit: TestKit;
let app: FastifyInstance;
let ground: TestBed;
let litter = 0;
const root = mkdtempSync(join(tmpdir(), 'rolecall-generated-'));

const write = (db: TestKit['db'], title: string) => sql`insert into planted values (${title})`.execute(db);

const routes: readonly Route[] = [
  bindOperation(sound, async (scope, input) => {
    await write(scope.db, input.title);
    return input.title.length > 50 || input.mood === 'cross' ? refuse(planted['too-rude']) : input;
  }),
  bindOperation(throwing, (_scope, input) =>
    input.title.length > 200 ? Promise.reject(new Error('too long for me')) : Promise.resolve(input),
  ),
  bindOperation(lying, (_scope, input) =>
    Promise.resolve({ ...input, mood: input.pages > 5 ? ('blue' as 'calm') : 'calm' }),
  ),
  // This write is made outside the request's transaction, so it is not rolled back.
  bindOperation(leaving, async (_scope, input) => {
    await write(kit.db, input.title);
    return input.mood === 'cross' || input.pages > 5 ? refuse(planted['too-rude']) : input;
  }),
  bindOperation(littering, (_scope, input) => {
    litter += 1;
    writeFileSync(join(root, `${String(litter)}.txt`), input.title);
    return Promise.resolve(input.mood === 'cross' || input.pages > 5 ? refuse(planted['too-rude']) : input);
  }),
  bindOperation(undeclared, (_scope, input) =>
    Promise.resolve(
      input.pages > 5
        ? refuse(refusals('sample', { 'not-said': { status: 409, message: 'No.' } })['not-said'] as never)
        : input,
    ),
  ),
  bindOperation(unnamed, (_scope, input) =>
    Promise.resolve(
      input.pages > 5 ? refuse({ code: 'invalid-input', status: 400, message: 'Something is wrong.' }) : input,
    ),
  ),
];
const operations: readonly Operation[] = routes.map((route) => route.operation);
const endpoints = operations.map((one) => endpoint(one.name, 'POST', `/api/planted/${one.name.split('.')[1] ?? ''}`));

beforeAll(async () => {
  kit = await createTestKit();
  await sql`create table planted (title text); grant all on planted to rolecall_app`.execute(kit.db);
  const userId = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id })).id;
  await kit.db
    .insertInto('session')
    .values({ id: 'a-session', userId, createdAt: kit.clock.now(), expiresAt: new Date('2100-01-01') })
    .execute();
  app = await createApp(readConfig({ NODE_ENV: 'test', DATA_DIR: root, RATE_LIMIT_API: '100000' }), kit.source.log);
  mountRooms(app, [{ name: 'planted', endpoints, routes }], {
    source: kit.source,
    verify: (token) => Promise.resolve({ sessionId: token }),
    files: createFileService(await createFileStore({ driver: 'disk', root }), 1000),
    // Responses are not checked, as in production, so only the validator can find this fault.
    checkAnswers: false,
    answers: createResponseSealer('a secret of tests'),
    publicPerMinute: 100_000,
  });
  await app.ready();
  ground = {
    send: createRequestSender(app),
    caller: () => ({ userId, tenantId: undefined, authorization: 'Bearer a-session' }),
    judge: createResponseValidator(createOpenApiDocument(operations, endpoints, 'http://localhost')),
    written: await createWriteRecorder(kit.db, root),
  };
});
afterAll(async () => {
  await app.close();
  await kit.close();
  rmSync(root, { recursive: true, force: true });
});

const found = (one: Operation, seed: number) =>
  findContractViolation(
    ground,
    {
      operation: one,
      endpoints: endpoints.filter((at) => at.operation === one.name),
      rightful: 'owner',
      own: () => Promise.resolve({ title: 'A quiet note' }),
      others: () => Promise.resolve({}),
    },
    { seed, cases: 60 },
  );

test.each([
  ['throws on a long text', throwing, /it fails with 500/],
  ['answers outside its contract', lying, /not of the document's shape.*allowed values/],
  ['writes and then refuses without undoing it', leaving, /it refuses and has written into planted/],
  ['leaves a file behind and refuses', littering, /it refuses and has written into the files/],
  ['refuses with what it does not declare', undeclared, /409 not-said, which neither it nor the house declares/],
  ['refuses an input and does not say where', unnamed, /it refuses an input and names no field/],
] as const)('an operation that %s is found', async (_what, one, words) => {
  for (const seed of [1, 2, 3]) expect(await found(one, seed)).toMatch(words);
});

test('no violation is reported for a correct operation, even if it writes before it refuses', async () => {
  for (const seed of [1, 2, 3]) expect(await found(sound, seed)).toBeUndefined();
});

test('a violation names its seed, and the seed reproduces it', async () => {
  const first = await found(throwing, 7);
  expect(first).toContain('planted.throwing, seed 7, request ');
  const withoutIds = (text: string | undefined) => text?.replaceAll(/"requestId":"[^"]*"/g, '');
  expect(withoutIds(await found(throwing, 7))).toBe(withoutIds(first));
});
