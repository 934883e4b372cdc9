import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createChatModelServer,
  type ChatModelServer,
  type ChatReply,
} from '#server/testing/assessment/chat-model-server.ts';
import { createChatModel } from './chat-model.ts';

let server: ChatModelServer;
beforeAll(async () => {
  server = await createChatModelServer();
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());

const question = { instructions: 'Compare.', data: '{"cv":""}', schema: { type: 'object' } };
const ask = (reply: ChatReply, timeoutMs = 30_000) => {
  server.reply = reply;
  return createChatModel({ url: server.url, model: 'reader', key: 'secret', timeoutMs })?.ask(question);
};

test('without settings there is no model', () => {
  expect(createChatModel(undefined)).toBeUndefined();
});

test('the question is sent once, with the schema, and the answer tells its version and tokens', async () => {
  expect(await ask(() => '{"answers":[]}')).toEqual({
    version: 'reader-2026-11',
    inputTokens: 321,
    outputTokens: 45,
    outcome: { text: '{"answers":[]}' },
  });
  expect(server.requests).toMatchObject([
    {
      model: 'reader',
      temperature: 0,
      messages: [
        { role: 'system', content: 'Compare.' },
        { role: 'user', content: '{"cv":""}' },
      ],
      response_format: { type: 'json_schema', json_schema: { strict: true, schema: { type: 'object' } } },
    },
  ]);
});

const respondWith =
  (given: { model: unknown; usage: unknown }): ChatReply =>
  (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: '{}' } }], ...given }));

test.each([1.5, -1, 2 ** 31, 1e300, '12', {}, null])('a token count of %j is left out', async (tokens) => {
  const usage = { prompt_tokens: tokens, completion_tokens: 45 };
  expect(await ask(respondWith({ model: 'reader', usage }))).toEqual({
    version: 'reader',
    inputTokens: null,
    outputTokens: 45,
    outcome: { text: '{}' },
  });
});

test.each([
  ['NUL', 'x\u0000y', 'xy'],
  ['half a surrogate pair', 'x\ud83d', 'x\ufffd'],
  ['a thousand characters', 'x'.repeat(1000), 'x'.repeat(200)],
  ['no text', { name: 'x' }, ''],
])('a version with %s is made storable', async (_, model, version) => {
  expect(await ask(respondWith({ model, usage: null }))).toMatchObject({ version, inputTokens: null });
});

test.each<[string, string, ChatReply]>([
  ['slow', 'model-too-slow', () => undefined],
  [
    'slow in the middle of its answer',
    'model-too-slow',
    (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
  ],
  ['silent', 'model-unreachable', (_, response) => void response.destroy()],
  ['failing', 'model-unusable', (_, response) => void response.writeHead(500).end('{}')],
  ['not speaking JSON', 'model-unusable', (_, response) => void response.writeHead(200).end('Hello!')],
  [
    'speaking another interface',
    'model-unusable',
    (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":[]}'),
  ],
])('a model that is %s is reported as %s', async (_, problem, reply) => {
  expect(await ask(reply, problem === 'model-too-slow' ? 500 : undefined)).toMatchObject({ outcome: { problem } });
  expect(server.requests).toHaveLength(1);
});

test('a server that is not there is reported as unreachable', async () => {
  const gone = createChatModel({ url: 'http://127.0.0.1:1/v1', model: 'reader', timeoutMs: 30_000 });
  expect(await gone?.ask(question)).toMatchObject({ outcome: { problem: 'model-unreachable' } });
});
