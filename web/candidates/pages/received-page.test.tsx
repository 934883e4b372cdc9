import { expect, test } from 'vitest';
import { openCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { listReceivedAnswersEndpoint, listVersionsEndpoint } from '#contract/candidates/endpoints/viewer.ts';
import { listCommentsEndpoint } from '#contract/clarifications/endpoints.ts';
import { readCandidateClaimEndpoint } from '#contract/claims/endpoints.ts';
import type { CandidateClaim, Claim } from '#contract/claims/shapes.ts';
import { readReceivedDisputesEndpoint } from '#contract/disputes/endpoints.ts';
import { openApp, owner } from '#web/testing/open-app.tsx';
import { answer, refuse } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';

const candidateId = '01900000-0000-7000-8000-00000000c001';
const employer = {
  ...owner,
  tenant: { ...owner.tenant, name: 'Brightwater Health', side: 'client' as const },
  permissions: [],
};
const no: Claim['can']['accept'] = {
  allowed: false,
  reasons: [{ code: 'claim-decided', text: 'The next step is up to the other side or Rolecall.' }],
};
const contested: Claim = {
  claimId: '01900000-0000-7000-8000-00000000f001',
  state: 'contested',
  candidateId,
  candidateNumber: 7,
  firstName: 'Nadia',
  lastName: 'Ferreira',
  engagementId: '01900000-0000-7000-8000-00000000e001',
  engagementNumber: 42,
  engagementTitle: 'Perfusionists',
  jobTitle: 'Perfusionist',
  clientName: 'Brightwater Health',
  supplierName: 'Harbour Talent',
  contacts: [{ on: '2026-09-14', channel: 'email', direction: 'to-candidate', summary: 'An invitation.' }],
  statement: 'She is in our talent pool.',
  claimedAt: '2026-11-10T03:00:00.000Z',
  claimedByName: 'Priya Raman',
  answerBy: '2026-11-17T06:00:00.000Z',
  agencyContacts: [],
  agencyStatement: 'She came to us.',
  contestedAt: '2026-11-11T03:00:00.000Z',
  contestedByName: 'Mara Ellingsen',
  decideBy: '2099-11-16T06:00:00.000Z',
  lateAt: null,
  endedAt: null,
  endedByName: '',
  reasons: '',
  submittedAt: '2026-11-09T03:00:00.000Z',
  consentedAt: null,
  cvUploadedAt: [],
  can: { withdraw: { allowed: true }, accept: no, contest: no, decide: no },
};
const found: CandidateClaim = {
  claim: contested,
  claimUntil: '2026-11-16T06:00:00.000Z',
  contactPeriod: { from: '2026-05-13', to: '2026-11-09' },
  can: { claim: no },
};
const missing = refuse(404, 'not-found', 'This page doesn’t exist, or you don’t have access to it.');

const openWith = (claim: CandidateClaim | Response) => {
  fakeApi(
    answer(openCandidateEndpoint, missing),
    // The route loads these together with the candidate.
    answer(listVersionsEndpoint, missing),
    answer(listReceivedAnswersEndpoint, missing),
    answer(listCommentsEndpoint, missing),
    answer(readReceivedDisputesEndpoint, missing),
    answer(readCandidateClaimEndpoint, claim),
  );
  return openApp(`/employer/candidates/${candidateId}`, employer);
};

test('the employer reads its claim on a withdrawn candidate and can withdraw it', async () => {
  const screen = await openWith(found);
  await expect.element(screen.getByRole('heading', { name: /Nadia Ferreira/ })).toBeVisible();
  const banner = 'This candidate has been withdrawn, so only your claim is shown.';
  await expect.element(screen.getByText(banner)).toBeVisible();
  const claim = screen.getByRole('region', { name: 'Already known', exact: true });
  await expect.element(claim.getByText('Waiting for Rolecall')).toBeVisible();
  await expect.element(claim.getByText('She came to us.')).toBeVisible();
  await expect.element(claim.getByRole('button', { name: 'Withdraw claim' })).toBeVisible();
  await expect.element(screen.getByText('Page Not Found')).not.toBeInTheDocument();
});

test('a candidate that does not exist and has no claim is not found', async () => {
  const screen = await openWith(missing);
  await expect.element(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
