import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/common/endpoint.ts';
import { operation } from '#contract/common/operation.ts';
import { refusals } from '#contract/common/refusal.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createFileStore } from '#server/platform/files/disk.ts';
import { createFileService } from '#server/platform/files/files.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { multipart, multipartType } from '#server/testing/multipart.ts';
import { createResponseSealer } from './idempotency.ts';
import { createApp } from './app.ts';
import { bindOperation } from './handler.ts';
import { mountRooms } from './mount.ts';

// A sample room, so that these tests of a request's path don't depend on the product's rooms.
const noteRefusals = refusals('sample', { 'note-is-rude': { status: 409, message: 'This note is rude.' } });
const addNote = operation({
  name: 'notes.add',
  summary: 'Adds a note.',
  effect: 'write',
  access: { agency: 'Company Profile=Edit' },
  input: z.object({
    text: z.string().min(1, 'Text is required!'),
    shelf: z.number().int(),
    label: z.string().nullable().optional(),
    pages: z.number().default(1),
  }),
  output: z.object({ id: z.string(), shelf: z.number(), label: z.string().nullable().optional() }),
  refusals: [noteRefusals['note-is-rude']],
});
const readNotes = operation({
  name: 'notes.read',
  summary: 'Reads notes.',
  effect: 'read',
  access: { agency: 'any' },
  input: z.object({ shelf: z.number().int(), tags: z.array(z.string()).default([]), deep: z.boolean().default(false) }),
  output: z.object({ shelf: z.number(), tags: z.array(z.string()), deep: z.boolean() }),
});
const failNote = operation({
  name: 'notes.fail',
  summary: 'Fails.',
  effect: 'read',
  access: { agency: 'any' },
  input: z.object({}),
  output: z.object({}),
});
const attach = operation({
  name: 'notes.attach',
  summary: 'Adds a note with a file.',
  effect: 'write',
  access: { agency: 'any' },
  upload: true,
  input: z.object({ text: z.string() }),
  output: z.object({ id: z.string() }),
});
const endpoints = [
  endpoint<typeof attach>('notes.attach', 'POST', '/api/notes/file'),
  endpoint<typeof addNote>('notes.add', 'POST', '/api/notes/{shelf}', {
    claims: { lastEditedBy: { place: 'body', is: 'user' } },
  }),
  endpoint<typeof readNotes>('notes.read', 'GET', '/api/notes'),
  endpoint<typeof failNote>('notes.fail', 'GET', '/api/notes/fail'),
];

let kit: TestKit;
let app: FastifyInstance;
let userId: string;
const root = mkdtempSync(join(tmpdir(), 'rolecall-mount-'));

beforeAll(async () => {
  kit = await createTestKit();
  await sql`create table note (id text, text text); grant all on note to rolecall_app`.execute(kit.db);
  userId = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id })).id;
  const session = { id: 'a-session', userId, createdAt: kit.clock.now(), expiresAt: new Date('2100-01-01') };
  await kit.db.insertInto('session').values(session).execute();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: root, LOG_LEVEL: 'silent' });
  app = await createApp(config, kit.source.log);
  mountRooms(
    app,
    [
      {
        name: 'notes',
        endpoints,
        routes: [
          bindOperation(addNote, async (scope, input) => {
            await sql`insert into note values (${input.text}, ${input.text})`.execute(scope.db);
            return input.text === 'rude'
              ? refuse(noteRefusals['note-is-rude'])
              : { id: input.text, shelf: input.shelf, label: input.label, secret: 'never' };
          }),
          bindOperation(attach, async (scope, { text, file }) => {
            await sql`insert into note values (${file.storageKey}, ${text})`.execute(scope.db);
            return { id: text === 'not as agreed' ? (5 as unknown as string) : file.storageKey };
          }),
          bindOperation(readNotes, (_scope, input) => Promise.resolve(input)),
          bindOperation(failNote, () => Promise.reject(new Error('a fault'))),
        ],
      },
    ],
    {
      source: kit.source,
      verify: (token) => Promise.resolve({ sessionId: token }),
      files: createFileService(await createFileStore({ driver: 'disk', root }), 1000),
      checkAnswers: true,
      answers: createResponseSealer('a secret of tests'),
      publicPerMinute: 1000,
    },
  );
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await kit.close();
  rmSync(root, { recursive: true, force: true });
});

const add = (text: string, key?: string, more: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/notes/3',
    headers: { authorization: 'Bearer a-session', ...(key ? { 'idempotency-key': key } : {}) },
    payload: { text, ...more },
  });
const notes = async (text: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*) as n from note where text = ${text}`.execute(kit.db)).rows[0]?.n ?? 0;

test('input is read from path and body, and fields missing from the contract are never sent', async () => {
  const answered = await add('hello');
  expect([answered.statusCode, answered.json()]).toEqual([200, { id: 'hello', shelf: 3 }]);
});

test('query strings are converted to the types of the schema', async () => {
  const answered = await app.inject({
    url: '/api/notes?shelf=7&tags=a&tags=b&deep=true',
    headers: { authorization: 'Bearer a-session' },
  });
  expect(answered.json()).toEqual({ shelf: 7, tags: ['a', 'b'], deep: true });
});

test('invalid input gets 400 with the field and a message', async () => {
  const answered = await add('');
  expect(answered.statusCode).toBe(400);
  expect(answered.json()).toMatchObject({
    code: 'invalid-input',
    fields: [{ field: 'text', message: 'Text is required!' }],
  });
});

test('null clears a nullable field, and counts as absent for any other', async () => {
  expect((await add('nulled', undefined, { label: null, pages: null })).json()).toEqual({
    id: 'nulled',
    shelf: 3,
    label: null,
  });
  expect((await add('left out')).json()).toEqual({ id: 'left out', shelf: 3 });
});

test('text that the database cannot store is refused with its field, at any depth', async () => {
  for (const label of ['a\0b', 'a\ud800b']) {
    const answered = await add('kept', undefined, { label });
    expect([answered.statusCode, answered.json<{ fields: unknown }>().fields]).toEqual([
      400,
      [{ field: 'label', message: 'Label contains characters that can’t be displayed.' }],
    ]);
  }
});

test('responses with personal data are not cached', async () => {
  expect((await add('unkept')).headers['cache-control']).toBe('no-store');
});

test('a declared refusal responds with its status and message, and nothing is written', async () => {
  const answered = await add('rude');
  expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([409, 'note-is-rude']);
  expect(await notes('rude')).toBe(0);
});

test('a write sent three times with one key happens once and gets the same response', async () => {
  const answers = [
    await add('thrice', 'key-thrice'),
    await add('thrice', 'key-thrice'),
    await add('thrice', 'key-thrice'),
  ];
  expect(answers.map((one) => [one.statusCode, one.body])).toEqual(answers.map(() => [200, answers[0]?.body]));
  expect(await notes('thrice')).toBe(1);
});

test('ten concurrent requests with one key happen once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => add('at once', 'key-at-once')));
  expect(answers.map((one) => one.statusCode)).toEqual(answers.map(() => 200));
  expect(await notes('at once')).toBe(1);
});

test('the same key with another body is refused: key-reused', async () => {
  await add('first', 'key-reused-1');
  const answered = await add('second', 'key-reused-1');
  expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([422, 'key-reused']);
});

test('a key held by a request in flight is refused after a while: key-in-flight', async () => {
  const [held, isAnswered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holder = kit.source.db.transaction().execute(async (trx) => {
    await sql`select app.idempotency_begin(${userId}, 'key-in-flight-1', 'other')`.execute(trx);
    held.resolve();
    await isAnswered.promise;
  });
  await held.promise;
  const answered = await add('held', 'key-in-flight-1').finally(() => isAnswered.resolve());
  expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([409, 'key-in-flight']);
  await holder;
});

test('a refused write may be retried with its key', async () => {
  await add('rude', 'key-again-1');
  expect((await add('rude', 'key-again-1')).statusCode).toBe(409);
});

test('a malformed key is refused: invalid-key', async () => {
  expect((await add('x', 'a b')).json()).toMatchObject({ code: 'invalid-key' });
});

test('a field that repeats the caller must match the caller: foreign-id', async () => {
  expect((await add('mine', undefined, { lastEditedBy: userId })).statusCode).toBe(200);
  const answered = await add('theirs', undefined, { lastEditedBy: '01900000-0000-7000-8000-00000000ffff' });
  expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([403, 'foreign-id']);
});

test.each(['userId', 'user_id', 'createdBy', 'tenantId', 'tenant_id', 'supplierId', 'supplierID'])(
  'another user as %s is refused in body and query even if the operation has no such field: foreign-id',
  async (name) => {
    const somebody = '01900000-0000-7000-8000-00000000ffff';
    const inQuery = await app.inject({
      url: `/api/notes?shelf=1&${name}=${somebody}`,
      headers: { authorization: 'Bearer a-session' },
    });
    for (const answered of [await add('theirs', undefined, { [name]: somebody }), inQuery])
      expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([403, 'foreign-id']);
    const { id, tenantId } = await kit.db.selectFrom('appUser').selectAll().executeTakeFirstOrThrow();
    const own = /user|created/i.test(name) ? id : tenantId;
    expect((await add(`mine as ${name}`, undefined, { [name]: own })).statusCode).toBe(200);
  },
);

test('without a token, and with one of an ended session: 401 not-signed-in, whatever else is wrong [S18]', async () => {
  expect((await app.inject({ url: '/api/notes?shelf=1' })).json()).toMatchObject({ code: 'not-signed-in' });
  const ended = await app.inject({ url: '/api/notes?shelf=1', headers: { authorization: 'Bearer no-session' } });
  expect([ended.statusCode, ended.json<{ code: string }>().code]).toEqual([401, 'not-signed-in']);
  expect((await app.inject({ url: '/api/notes?shelf=of none' })).statusCode).toBe(401);
});

test('an error responds with 500 and the catalogue message, and reveals nothing else', async () => {
  const answered = await app.inject({ url: '/api/notes/fail', headers: { authorization: 'Bearer a-session' } });
  expect(answered.statusCode).toBe(500);
  expect(answered.json()).toMatchObject({ message: 'Something went wrong. Please send an email to support' });
  expect(answered.body).not.toContain('a fault');
});

const attachFile = (text: string) =>
  app.inject({
    method: 'POST',
    url: '/api/notes/file',
    headers: { authorization: 'Bearer a-session', 'content-type': multipartType },
    payload: multipart({ text }, { name: 'a.txt', bytes: Buffer.from('Some words.') }),
  });
const keptFiles = (): string[] => readdirSync(root).filter((name) => name.endsWith('.txt'));

test('a file is not deleted when the response fails after the commit', async () => {
  const before = keptFiles().length;
  expect((await attachFile('not as agreed')).statusCode).toBe(500);
  expect([await notes('not as agreed'), keptFiles().length - before]).toEqual([1, 1]);
});

test('a file is retained when the connection is lost during the commit, and deleted when the record was certainly not saved', async () => {
  await sql`create function cut_off() returns trigger language plpgsql security definer as $$
    begin
      if new.text = 'lost in the commit' then perform pg_terminate_backend(pg_backend_pid()); end if;
      return null;
    end $$`.execute(kit.db);
  await sql`create constraint trigger cut_off after insert on note deferrable initially deferred
    for each row execute function cut_off()`.execute(kit.db);
  const before = keptFiles().length;
  expect((await attachFile('lost in the commit')).statusCode).toBe(503);
  expect(keptFiles().length - before).toBe(1);
  await sql`alter table note add check (text <> 'refused by the database')`.execute(kit.db);
  expect((await attachFile('refused by the database')).statusCode).toBe(500);
  expect(keptFiles().length - before).toBe(1);
});

test('an endpoint without its operation stops the start', () => {
  const room = { name: 'notes', endpoints: [], routes: [bindOperation(failNote, () => Promise.resolve({}))] };
  expect(() => mountRooms(app, [room], {} as never)).toThrow('The operation notes.fail has no endpoint.');
});
