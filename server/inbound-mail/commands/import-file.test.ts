import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import type { ReceivedFileWithText } from '#server/platform/files/file.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { commit, inSystemScopeOrRollback, rollback } from '#server/platform/scope/open.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { testMailer } from '#server/testing/email/test-mail.ts';
import { makeInboundAddress, makeInboundEmail } from '../factories.ts';
import { claimInboundEmail } from './claim-email.ts';
import { finishImport, importEmailedFile, recordFileResult } from './import-file.ts';

let server: TestServer;
let place: SubmissionFixture;
beforeAll(async () => {
  server = await createTestServer();
  place = await makeSubmissionFixture(server.kit.db);
});
afterAll(() => server.close());

test(
  'each file of an email is imported once, also if its process dies in between [N05]',
  { timeout: 60_000 },
  async () => {
    const { db, source, asSystem } = server.kit;
    const { id: addressId } = await makeInboundAddress(db, {
      userId: place.recruiter.id,
      talentRequestId: place.request.id,
    });
    await makeInboundEmail(db, { addressId });
    const email = await asSystem(claimInboundEmail);
    if (!email) throw new Error('No email waits.');
    const receive = async (name: string) =>
      (await server.product.files.receive(Readable.from([Buffer.from('Ingrid Maalouf')]), name, {
        readsText: true,
      })) as ReceivedFileWithText;
    const save = async (index: number, extension: string) => {
      const file = { ...(await receive('one.txt')), extension };
      const outcome = await inSystemScopeOrRollback<Refused | 'saved' | 'known'>(source, 'a test', async (scope) => {
        const result = await importEmailedFile(scope, email, { index, file });
        return result instanceof Refused ? rollback(result) : commit(result);
      });
      return outcome instanceof Refused ? outcome.refusal.code : outcome;
    };
    expect(await save(0, 'txt')).toBe('saved');
    expect(await save(0, 'txt')).toBe('known');
    expect(await save(1, 'svg')).toBe('file-type');
    const record = (index: number) =>
      asSystem((scope) =>
        recordFileResult(scope, email, { index, result: { name: 'two.svg', refusal: 'Not accepted.' } }),
      );
    expect([await record(1), await record(1)]).toEqual([true, false]);
    const drafts = await db.selectFrom('submissionDraft').select('isImported').execute();
    expect(drafts).toEqual([{ isImported: true }]);
    const finish = () => asSystem((scope) => finishImport(scope, testMailer, email));
    await finish();
    await finish();
    const answers = await db.selectFrom('mail').select('subject').execute();
    expect(answers).toEqual([{ subject: '1 of 2 CVs saved as drafts' }]);
  },
);
