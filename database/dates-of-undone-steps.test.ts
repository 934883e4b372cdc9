import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { createTestKit } from '#server/testing/kit.ts';
import { up as removeDates } from './migrations/0205-dates-of-undone-steps.ts';

test('the upgrade removes the dates of undone rejections and withdrawals, and no others', async () => {
  const kit = await createTestKit();
  const place = await makeSubmissionFixture(kit.db);
  const undone = new Date('2026-11-10T02:00:00Z');
  const candidate = (given: object) =>
    makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id, ...given });
  const open = await candidate({ statusId: 8, dateRejected: undone, dateWithdrawn: undone });
  const hired = await candidate({ statusId: 2, dateRejected: undone });
  const rejected = await candidate({ statusId: 3 });
  const again = await candidate({ statusId: 3, dateRejected: undone });
  const withdrawn = await candidate({ statusId: 5, dateRejected: undone });
  const { at: secondAt } = await kit.db
    .selectFrom('candidateStep')
    .select('at')
    .where('candidateId', '=', again.id)
    .where('toStatusId', '=', 3)
    .executeTakeFirstOrThrow();
  await removeDates(kit.db as unknown as Kysely<unknown>);
  const rows = await kit.db
    .selectFrom('candidate')
    .select(['id', 'dateRejected', 'dateWithdrawn', 'dateHired'])
    .execute();
  const datesOf = ({ id }: { id: string }) => {
    const row = rows.find((one) => one.id === id);
    return [row?.dateRejected, row?.dateWithdrawn, row?.dateHired];
  };
  expect(datesOf(open)).toEqual([null, null, null]);
  expect(datesOf(hired)).toEqual([null, null, hired.dateHired]);
  expect(datesOf(rejected)).toEqual([rejected.dateRejected, null, null]);
  expect(rejected.dateRejected).toBeInstanceOf(Date);
  expect(datesOf(again)).toEqual([secondAt, null, null]);
  expect(datesOf(withdrawn)).toEqual([null, withdrawn.dateWithdrawn, null]);
  await kit.close();
});
