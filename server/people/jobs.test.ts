import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeConsentFixture, makeLinkedRequest } from '#server/consents/factories.ts';
import { makeDraftCandidate } from '#server/draft-candidates/factories.ts';
import type { Files } from '#server/platform/files/files.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { setLastActivity } from './factories.ts';
import { runRetention } from './jobs.ts';

const files = { remove: () => Promise.resolve() } as unknown as Files;
let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('the first run notifies, and the run after 30 days erases, once', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { id } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    statusId: 3,
  });
  await setLastActivity(kit.db, id, new Date('2024-01-01T00:00:00Z'));
  const events = async () => {
    const rows = await kit.db.selectFrom('event').select(['kind', 'data']).orderBy('sequence').execute();
    return rows.filter(({ kind }) => kind.startsWith('person.'));
  };
  await runRetention({ source: kit.source, files });
  expect(await events()).toMatchObject([{ kind: 'person.retention-due', data: { people: 1 } }]);
  kit.clock.set(new Date(kit.clock.now().getTime() + 30 * 86_400_000));
  await runRetention({ source: kit.source, files });
  await runRetention({ source: kit.source, files });
  expect((await events()).slice(1)).toMatchObject([{ kind: 'person.erased', data: { candidateIds: [id] } }]);
});

test('a draft and a consent without a submission get the same notice, and are erased 30 days later', async () => {
  const place = await makeConsentFixture(kit.db);
  const old = new Date('2024-01-01T00:00:00Z');
  const draft = await makeDraftCandidate(kit.db, {
    supplierId: place.agency.id,
    talentRequestId: place.request.id,
    askedBy: place.recruiter.id,
    createdAt: old,
  });
  const recent = await makeDraftCandidate(kit.db, {
    supplierId: place.agency.id,
    talentRequestId: place.request.id,
    askedBy: place.recruiter.id,
    createdAt: kit.clock.now(),
  });
  const asked = { db: kit.db, mac: kit.source.vault.mac, at: old };
  const agreed = await makeLinkedRequest(asked, place, { row: { state: 'agreed' } });
  const withdrawn = await makeLinkedRequest(asked, place, { row: { state: 'withdrawn' } });
  const run = () => runRetention({ source: kit.source, files });
  await run();
  const due = await kit.db
    .selectFrom('event')
    .select('data')
    .where('kind', '=', 'person.retention-due')
    .where('supplierId', '=', place.agency.id)
    .execute();
  expect(due).toMatchObject([{ data: { people: 3 } }]);
  const left = async () => {
    const drafts = await kit.db.selectFrom('draftCandidate').select('id').execute();
    return drafts.map(({ id }) => id).toSorted();
  };
  kit.clock.set(new Date(kit.clock.now().getTime() + 29 * 86_400_000));
  await run();
  expect(await left()).toEqual([draft.id, recent.id].toSorted());
  kit.clock.set(new Date(kit.clock.now().getTime() + 86_400_000));
  await run();
  expect(await left()).toEqual([recent.id]);
  // These events make the consents room clear the consents.
  const erased = await kit.db
    .selectFrom('event')
    .select('data')
    .where('kind', '=', 'person.unsubmitted-erased')
    .execute();
  for (const recordId of [draft.id, agreed.id, withdrawn.id])
    expect(erased).toContainEqual({ data: expect.objectContaining({ recordId }) as unknown });
  expect(erased).toHaveLength(3);
});
