import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate } from '#server/candidates/factories.ts';
import { commit, inSystemScopeOrRollback, rollback } from '#server/platform/scope/open.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { answerConsent, openConsentPage } from '../commands/answer-consent.ts';
import { makeConsentFixture, makeLinkedRequest } from '../factories.ts';
import { readCandidateEvidence, readConsentEvidence } from './evidence.ts';

let kit: TestKit;
let place: Awaited<ReturnType<typeof makeConsentFixture>>;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeConsentFixture(kit.db);
});
afterAll(() => kit.close());

const asked = (row: object = {}) =>
  makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() }, place, { row });

test('the agency reads the page that was answered, whose hash anyone can check, with the hash of the CV', async () => {
  const request = await asked();
  const step = <T>(work: (scope: Parameters<typeof answerConsent>[0]) => Promise<T>) =>
    inSystemScopeOrRollback<T>(kit.source, 'a test', async (scope) => {
      const outcome = await work(scope);
      return outcome instanceof Refused ? rollback(outcome) : commit(outcome);
    });
  const page = await step((scope) => openConsentPage(scope, { token: request.token }));
  if (page instanceof Refused) throw new Error(page.message);
  const { shownHash } = page;
  const answer = { token: request.token, agrees: false, shownHash, note: 'Not now.', corrections: {} };
  await step((scope) => answerConsent(scope, answer));
  const evidence = await kit.asAgency(place.recruiter.id, (scope) =>
    readConsentEvidence(scope, { consentRequestId: request.id }),
  );
  if (evidence instanceof Refused) throw new Error(evidence.message);
  expect(evidence).toMatchObject({ state: 'refused', textVersion: 1, shownHash, documents: page.documents });
  expect(evidence.documents[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(
    createHash('sha256')
      .update(evidence.shown ?? '')
      .digest('hex'),
  ).toBe(shownHash);
  const other = await makeConsentFixture(kit.db);
  const foreign = await kit.asAgency(other.recruiter.id, (scope) =>
    readConsentEvidence(scope, { consentRequestId: request.id }),
  );
  expect(foreign).toMatchObject({ refusal: { code: 'not-found' } });
});

test('the client reads the hashes and times, but not the page; of a withdrawn candidate it reads nothing', async () => {
  const shown = JSON.stringify({ lastName: 'Okafour', documents: [{ fileName: 'CV.pdf', sha256: 'cd'.repeat(32) }] });
  const request = await asked({ state: 'agreed', shown });
  const { id: candidateId } = await makeCandidate(kit.db, {
    supplierId: place.agency.id,
    talentRequestId: place.request.id,
    consentRequestId: request.id,
    consentConfirmedAt: kit.clock.now(),
  });
  const ofClient = () => kit.asClient(place.employer.id, (scope) => readCandidateEvidence(scope, { candidateId }));
  expect(await ofClient()).toMatchObject({
    state: 'agreed',
    agencyName: place.agency.name,
    shown: null,
    shownHash: 'ab'.repeat(32),
    documents: [{ fileName: 'CV.pdf' }],
  });
  const ofAgency = await kit.asAgency(place.recruiter.id, (scope) => readCandidateEvidence(scope, { candidateId }));
  expect(ofAgency).toMatchObject({ shown });
  const stranger = await makeConsentFixture(kit.db);
  const elsewhere = await kit.asClient(stranger.employer.id, (scope) => readCandidateEvidence(scope, { candidateId }));
  expect(elsewhere).toMatchObject({ refusal: { code: 'not-found' } });
  await kit.db
    .updateTable('candidate')
    .set({ statusId: 5, dateWithdrawn: kit.clock.now() })
    .where('id', '=', candidateId)
    .execute();
  expect(await ofClient()).toMatchObject({ refusal: { code: 'not-found' } });
});
