import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { testPayloadCodec } from '#server/testing/payloads.ts';
import { makeLibraryDocument, makePrequalification } from '../factories.ts';
import { editDocumentDescription } from './change-library.ts';
import { expireApprovals, sendExpiryReminders } from './expire-approvals.ts';

let kit: TestKit;
let supplierId: string;
let clientId: string;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  supplierId = (await makeTenant(kit.db)).id;
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
});

const runJobs = async (now = '2026-11-20T04:01:00Z') => {
  kit.clock.set(new Date(now));
  await kit.asSystem(expireApprovals);
  await kit.asSystem(sendExpiryReminders);
};
const events = async () =>
  (
    await kit.db
      .selectFrom('event')
      .select(['kind', 'data'])
      .where('supplierId', '=', supplierId)
      .orderBy('sequence')
      .execute()
  )
    .map((row) => testPayloadCodec.read(row))
    .map(({ kind, data }) => [
      kind.replace('prequalification.', ''),
      'daysBefore' in data ? data.daysBefore : null,
      'endsOn' in data ? data.endsOn : null,
    ]);

test('an expired approval is saved as expired and has one event', async () => {
  const { id } = await makePrequalification(kit.db, { supplierId, clientId, endsOn: '2026-11-19' });
  await runJobs();
  await runJobs();
  expect(await events()).toEqual([['expired', null, null]]);
  const row = await kit.db.selectFrom('prequalificationRequest').select('statusId').where('id', '=', id).execute();
  expect(row).toEqual([{ statusId: 4 }]);
});

test('an approval is announced as expiring 30 days and 7 days before, once each', async () => {
  await makePrequalification(kit.db, { supplierId, clientId, endsOn: '2026-12-20' });
  await runJobs('2026-11-19T12:00:00Z');
  expect(await events()).toEqual([]);
  for (const day of ['2026-11-20', '2026-11-20', '2026-12-01', '2026-12-13', '2026-12-14', '2026-12-20']) {
    await runJobs(`${day}T12:00:00Z`);
  }
  expect(await events()).toEqual([
    ['expiring', 30, '2026-12-20'],
    ['expiring', 7, '2026-12-20'],
  ]);
});

test('a document is announced in the same way, and again for another last day', async () => {
  const { documentId } = await makeLibraryDocument(kit.db, { supplierId, expiresOn: '2026-11-25' });
  await makeLibraryDocument(kit.db, {
    supplierId,
    expiresOn: '2026-11-25',
    deletedAt: new Date('2026-11-01T00:00:00Z'),
  });
  await runJobs();
  await runJobs();
  expect(await events()).toEqual([['document-expiring', 7, '2026-11-25']]);
  const { id } = await makeUser(kit.db, { tenantId: supplierId });
  await kit.asAgency(id, (scope) =>
    editDocumentDescription(scope, { documentId, description: 'Cover', expiresOn: '2026-12-10' }),
  );
  await runJobs();
  expect((await events()).slice(-1)).toEqual([['document-expiring', 30, '2026-12-10']]);
});

test('two simultaneous processes send one reminder', async () => {
  await makePrequalification(kit.db, { supplierId, clientId, endsOn: '2026-11-19' });
  await makeLibraryDocument(kit.db, { supplierId, expiresOn: '2026-11-25' });
  kit.clock.set(new Date('2026-11-20T04:01:00Z'));
  await Promise.all([kit.asSystem(expireApprovals), kit.asSystem(expireApprovals)]);
  await Promise.all([kit.asSystem(sendExpiryReminders), kit.asSystem(sendExpiryReminders)]);
  expect(await events()).toHaveLength(2);
});
