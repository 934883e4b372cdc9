import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeRenewalRequest, personIdOf } from '../factories.ts';
import { findLatestRenewal, readRenewalPage, renewalLink } from './renewal-page.ts';

let kit: TestKit;
let place: SubmissionFixture;
let candidateId: string;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
  const given = { talentRequestId: place.request.id, supplierId: place.agency.id, statusId: 3 } as const;
  candidateId = (await makeCandidate(kit.db, given)).id;
});
afterAll(() => kit.close());

test('the page says who asks and for how long, and is found by a signed link only: link-unknown', async () => {
  const given = { candidateId, askedBy: place.recruiter.id, askedAt: kit.clock.now() };
  const { id } = await makeRenewalRequest(kit.db, given);
  await kit.db.insertInto('retentionSetting').values({ supplierId: place.agency.id, months: 36 }).execute();
  const read = (token: string) => kit.asSystem((scope) => readRenewalPage(scope, { token }));
  const token = renewalLink(id, kit.source.vault.mac).split('/').at(-1) ?? '';
  expect(await read(token)).toMatchObject({
    state: 'waiting',
    agencyName: place.agency.name,
    askedByName: 'Mara Ellingsen',
    months: 36,
  });
  const forged = `${id.replaceAll('-', '')}${'0'.repeat(32)}`;
  for (const unknown of [forged, 'unknown'])
    expect(await read(unknown)).toMatchObject({ refusal: { code: 'link-unknown' } });
  kit.clock.set(new Date(kit.clock.now().getTime() + 31 * 86_400_000));
  expect(await read(token)).toMatchObject({ state: 'expired' });
});

test('the agency sees the latest request', async () => {
  const personId = await personIdOf(kit.db, candidateId);
  const later = { candidateId, askedBy: place.recruiter.id, askedAt: new Date('2026-12-24T00:00:00Z') };
  await makeRenewalRequest(kit.db, { ...later, answeredAt: new Date('2026-12-25T00:00:00Z'), keeps: true });
  const latest = await kit.asAgency(place.recruiter.id, (scope) => findLatestRenewal(scope, personId));
  expect(latest?.request).toMatchObject({ asked: '2026-12-24T00:00:00.000Z', keeps: true });
  const rival = await makeSubmissionFixture(kit.db);
  expect(await kit.asAgency(rival.recruiter.id, (scope) => findLatestRenewal(scope, personId))).toBeNull();
});
