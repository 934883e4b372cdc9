import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeConsentFixture, makeLinkedRequest } from '#server/consents/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate } from '../../factories.ts';
import { undoWithdrawal } from '../withdraw-candidate.ts';
import { withdrawWithConsent } from './withdraw-with-consent.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('an open candidate is withdrawn by the system, and anyone may submit the person, except after a hire', async () => {
  const place = await makeConsentFixture(kit.db);
  const withdrawn = async (statusId: 1 | 2 | 3) => {
    const request = await makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() }, place, {
      row: { state: 'agreed' },
    });
    const { id } = await makeCandidate(kit.db, {
      supplierId: place.agency.id,
      talentRequestId: place.request.id,
      consentRequestId: request.id,
      statusId,
    });
    await kit.asSystem((scope) => withdrawWithConsent(scope, request.id));
    const owned = await kit.db
      .selectFrom('candidateOwnership')
      .select('keyHash')
      .where('candidateId', '=', id)
      .execute();
    const step = await kit.db
      .selectFrom('candidateStep')
      .select(['bySide', 'reasonText'])
      .where('candidateId', '=', id)
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const row = await kit.db.selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return { ...row, isOwned: owned.length > 0, ...step };
  };
  expect(await withdrawn(1)).toMatchObject({
    statusId: 5,
    isOwned: false,
    bySide: 'system',
    consentWithdrawnAt: kit.clock.now(),
  });
  expect(await withdrawn(3)).toMatchObject({ statusId: 3, isOwned: false, consentWithdrawnAt: kit.clock.now() });
  expect(await withdrawn(2)).toMatchObject({ statusId: 2, isOwned: true, consentWithdrawnAt: kit.clock.now() });
});

test('nobody brings back a candidate who has withdrawn their consent', async () => {
  const place = await makeConsentFixture(kit.db);
  const tools = { db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() };
  const request = await makeLinkedRequest(tools, place, { row: { state: 'agreed' } });
  const { id: candidateId } = await makeCandidate(kit.db, {
    supplierId: place.agency.id,
    talentRequestId: place.request.id,
    consentRequestId: request.id,
  });
  await kit.asSystem((scope) => withdrawWithConsent(scope, request.id));
  const undone = await kit.asAgency(place.recruiter.id, (scope) => undoWithdrawal(scope, { candidateId }));
  expect(undone).toMatchObject({ reasons: [{ code: 'consent-withdrawn' }] });
});

test('another candidacy of the same person keeps the ownership, with its date, until its consent is withdrawn too', async () => {
  const place = await makeConsentFixture(kit.db);
  const second = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const tools = { db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() };
  const inRequest = async (talentRequestId: string) => {
    const request = await makeLinkedRequest(tools, place, { row: { state: 'agreed', talentRequestId } });
    const { id } = await makeCandidate(kit.db, {
      supplierId: place.agency.id,
      talentRequestId,
      consentRequestId: request.id,
      emailAddress: 'zofia.lindqvist@inbox.example',
    });
    return { requestId: request.id, id };
  };
  const owners = () =>
    kit.db
      .selectFrom('candidateOwnership')
      .select(['candidateId', 'ownedUntil'])
      .where('clientId', '=', place.client.id)
      .execute();
  const first = await inRequest(place.request.id);
  const [owned] = await owners();
  const other = await inRequest(second.id);
  expect(await owners()).toEqual([{ ...owned, candidateId: first.id }]);

  await kit.asSystem((scope) => withdrawWithConsent(scope, first.requestId));
  expect(await owners()).toEqual([{ ...owned, candidateId: other.id }]);

  await kit.asSystem((scope) => withdrawWithConsent(scope, other.requestId));
  expect(await owners()).toEqual([]);
});

test('a client that owns the person after a claim keeps the ownership', async () => {
  const place = await makeConsentFixture(kit.db);
  const tools = { db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() };
  const request = await makeLinkedRequest(tools, place, { row: { state: 'agreed' } });
  const { id: candidateId } = await makeCandidate(kit.db, {
    supplierId: place.agency.id,
    talentRequestId: place.request.id,
    consentRequestId: request.id,
    statusId: 3,
  });
  await kit.db
    .updateTable('candidateOwnership')
    .set({ supplierId: place.client.id })
    .where('candidateId', '=', candidateId)
    .execute();
  await kit.asSystem((scope) => withdrawWithConsent(scope, request.id));
  const owners = await kit.db
    .selectFrom('candidateOwnership')
    .select('supplierId')
    .where('candidateId', '=', candidateId)
    .execute();
  expect(owners).toContainEqual({ supplierId: place.client.id });
});

test('a request without a candidate changes nothing', async () => {
  await kit.asSystem((scope) => withdrawWithConsent(scope, '0194f7c0-0000-7000-8000-000000000001'));
});
