import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import { makeConsentFixture, makeLinkedRequest } from '../factories.ts';
import { eraseHeldData } from './own-data.ts';
import { answerConsent, openConsentPage, withdrawConsent } from './answer-consent.ts';
import { purgeRefusals } from './record-refusal.ts';
import { requestConsent } from './request-consent.ts';

let kit: TestKit;
let place: Awaited<ReturnType<typeof makeConsentFixture>>;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  place = await makeConsentFixture(kit.db);
});

const phone = '+61 491 570 156';
const first = { emailAddress: 'noor@people.example', contactNumber: phone };
const asked = (row: object = {}) =>
  makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() }, place, { person: first, row });
const refuse = async (token: string) => {
  const page = await kit.asSystem((scope) => openConsentPage(scope, { token }));
  if (page instanceof Refused) throw new Error('The link does not work.');
  const { shownHash } = page;
  return kit.asSystem((scope) => answerConsent(scope, { token, agrees: false, shownHash, note: '', corrections: {} }));
};
const erase = async (request: { id: string; token: string }) => {
  const code = 'ABCDEFGH';
  await kit.db
    .updateTable('consentRequest')
    .set({
      codeHash: kit.source.vault.mac('consent code', `${request.id} ${code}`),
      codeExpiresAt: new Date(kit.clock.now().getTime() + 60_000),
    })
    .where('id', '=', request.id)
    .execute();
  return kit.asSystem((scope) => eraseHeldData(scope, { token: request.token, code }));
};
const ask = async (person: object = first, by: Pick<typeof place, 'agency' | 'recruiter' | 'request'> = place) => {
  const input = { ...(await makeSubmission(kit.db, by)), ...person };
  const answer = await kit.asAgency(by.recruiter.id, (scope) => requestConsent(scope, input));
  return answer instanceof Refused ? answer.refusal.code : 'asked';
};

test('the period after a refusal outlives the erasure of the data: refused-recently', async () => {
  const request = await asked();
  await refuse(request.token);
  expect(await erase(request)).toEqual({});
  expect(await ask()).toBe('refused-recently');
  const before = kit.clock.now();
  kit.clock.advance(7 * 86_400_000);
  expect(await ask()).toBe('asked');
  kit.clock.set(before);
});

test('it holds for another address of the same person, but not for another position', async () => {
  const request = await asked({ state: 'agreed' });
  await kit.asSystem((scope) => withdrawConsent(scope, { token: request.token, note: '' }));
  const second = { emailAddress: 'noor.private@people.example', contactNumber: '0491 570 156' };
  expect(await ask(second)).toBe('refused-recently');
  expect(await ask({ emailAddress: 'noor.private@people.example' })).toBe('asked');
  const other = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  expect(await ask(first, { ...place, request: other })).toBe('asked');
});

test('it holds for an address that the agency only knows from an earlier submission of the person', async () => {
  const engagement = await makeEngagement(kit.db, { clientId: place.client.id, stage: 'fulfillment' });
  const elsewhere = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
  await makeApplication(kit.db, { engagementId: engagement.id, supplierId: place.agency.id });
  await makeCandidate(kit.db, {
    supplierId: place.agency.id,
    talentRequestId: elsewhere.id,
    emailAddress: 'noor.old@people.example',
    contactNumber: phone,
  });
  await refuse((await asked()).token);
  expect(await ask({ emailAddress: 'noor.old@people.example' })).toBe('refused-recently');
});

test('who deletes their data without an answer is not asked again at once either', async () => {
  expect(await erase(await asked())).toEqual({});
  expect(await ask()).toBe('refused-recently');
});

test('a refusal has no personal data, only the system writes it, and it is deleted after a week', async () => {
  await refuse((await asked()).token);
  const rows = () =>
    kit.db.selectFrom('consentRefusal').selectAll().where('talentRequestId', '=', place.request.id).execute();
  expect(await rows()).toHaveLength(2);
  const hashes = await kit.db.selectFrom('candidateIdentity').select('keyHash').execute();
  for (const { keyMac } of await rows()) expect(hashes.map(({ keyHash }) => keyHash)).not.toContain(keyMac);
  await kit.asAgency(place.recruiter.id, ({ db }) => db.deleteFrom('consentRefusal').execute());
  await kit.asSystem(purgeRefusals);
  expect(await rows()).toHaveLength(2);
  const before = kit.clock.now();
  kit.clock.advance(7 * 86_400_000);
  await kit.asSystem(purgeRefusals);
  expect(await rows()).toEqual([]);
  kit.clock.set(before);
});
