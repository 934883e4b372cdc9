import { afterAll, beforeAll, expect, test } from 'vitest';
import * as at from '#contract/profile/endpoints/assessment.ts';
import type { Assessment, AssessmentFile } from '#contract/profile/shapes/assessment.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const newOwner = async () => {
  const { id: tenantId } = await makeTenant(server.kit.db, { status: 'pending' });
  return (await makeUser(server.kit.db, { tenantId })).id;
};
const read = async (userId: string) => (await server.call(userId, at.readAssessmentEndpoint, {})).body as Assessment;

test('a file is the answer to its question: it can be replaced and removed', async () => {
  const owner = await newOwner();
  const upload = async (name: string) =>
    (
      await server.call(
        owner,
        at.uploadAssessmentFileEndpoint,
        { key: 'indemnityFile' },
        { file: { name, bytes: new TextEncoder().encode(`This is ${name}`) } },
      )
    ).body as AssessmentFile;
  const first = await upload('old.txt');
  const second = await upload('new.txt');
  expect((await read(owner)).files).toEqual([second]);
  expect((await server.call(owner, at.downloadAssessmentFileEndpoint, { fileId: first.fileId })).status).toBe(404);
  const file = await server.call(owner, at.downloadAssessmentFileEndpoint, { fileId: second.fileId });
  expect(file.bytes.toString()).toBe('This is new.txt');

  await server.call(owner, at.deleteAssessmentFileEndpoint, { fileId: second.fileId });
  expect((await read(owner)).files).toEqual([]);
  const again = await server.call(owner, at.deleteAssessmentFileEndpoint, { fileId: second.fileId });
  expect(again.body).toEqual({ fileId: second.fileId });
});
