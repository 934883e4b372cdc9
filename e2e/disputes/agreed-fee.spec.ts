import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { decideApplicationEndpoint } from '#contract/applications/endpoints.ts';
import { moveCandidateEndpoint, openCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import {
  answerDisputeEndpoint,
  decideDisputeEndpoint,
  openDisputeEndpoint,
  readDefenceEndpoint,
} from '#contract/disputes/endpoints.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { applyToEngagement, newEngagementJobTitle, publishNewEngagement } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

/** The ID of the Australian dollar; engagements are in US dollars by default. */
const australianDollar = 8;
const proof = {
  contacts: [{ on: '2026-01-15', channel: 'meeting', direction: 'to-candidate', summary: 'Interview.' }],
  statement: 'The candidate asked us to present this position.',
} as const;

/** Publishes an engagement of the employer for which the agency is approved. */
const placeFor = async (agency: HttpActor, employer: HttpActor, given: { currencyId?: number } = {}) => {
  const engagementId = await publishNewEngagement(employer, given);
  const applicationId = await applyToEngagement(agency, employer, engagementId);
  await employer.call(decideApplicationEndpoint, { applicationId, decision: 'approve' });
  const { talentRequestId } = await talentRequestWithTitle(agency, engagementId, newEngagementJobTitle);
  return { engagementId, talentRequestId };
};

test('the employer records the fee agreed on after a dispute, and the agency and Rolecall see it', async ({
  page,
  browser,
  baseURL,
}) => {
  const signIn = (email: string) => signInOverHttp(baseURL ?? '', email);
  const [employer, owner, rival, admin] = [
    await signIn(people.brightwaterEmployer),
    await signIn(people.owner),
    await signIn(people.rivalOwner),
    await signIn(people.providerAdmin),
  ];
  const hired = await placeFor(owner, employer);
  // The winner's terms are a fixed amount in another currency, so they give no fee for this hire.
  const disputed = await placeFor(rival, employer, { currencyId: australianDollar });
  const person = { lastName: `Okonjo ${randomUUID().slice(0, 8)}`, emailAddress: `${randomUUID()}@inbox.example` };
  const { _id: candidateId } = await submitCandidateOverHttp(owner, hired.talentRequestId, person);
  const { baseSalary, agencyFee } = await employer.call(openCandidateEndpoint, { candidateId });
  await employer.call(moveCandidateEndpoint, { candidateId, candidateStatusId: 2, baseSalary, agencyFee });
  const names = { firstName: 'Nadia', contactNumber: '', linkedIn: '', currentCountryId: null };
  await rival.call(openDisputeEndpoint, {
    ...disputed,
    ...names,
    ...person,
    contacts: [...proof.contacts],
    statement: proof.statement,
  });
  await expect(async () => {
    const { disputes } = await owner.call(readDefenceEndpoint, { candidateId });
    expect(disputes).toHaveLength(1);
  }).toPass();
  const { disputes } = await owner.call(readDefenceEndpoint, { candidateId });
  const disputeId = disputes[0]?.disputeId ?? '';
  await owner.call(answerDisputeEndpoint, {
    disputeId,
    contacts: [...proof.contacts],
    statement: proof.statement,
  });
  await admin.call(decideDisputeEndpoint, { disputeId, isUpheld: true, reasons: 'Only one agency has an agreement.' });

  await startSession(page, people.brightwaterEmployer);
  await page.goto(`/employer/candidates/${candidateId}`);
  await expect(page.getByText(/^Rolecall assigned the fee to Quayside Search\. Agree on the amount/)).toBeVisible();
  await page.getByRole('button', { name: 'Record agreed fee' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Record the fee agreed with Quayside Search' });
  await dialog.getByLabel('Agreed fee').fill('0');
  await dialog.getByRole('button', { name: 'Record fee' }).click();
  await expect(dialog.getByText('Agreed fee must be more than 0.')).toBeVisible();
  await dialog.getByLabel('Agreed fee').fill('14500');
  await dialog.getByRole('button', { name: 'Record fee' }).click();
  await expect(page.getByText('The agreed fee of USD 14,500.00 has been recorded.')).toBeVisible();
  await expect(
    page.getByText('Rolecall assigned the fee to Quayside Search. You agreed on USD 14,500.00'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change agreed fee' })).toBeVisible();

  const newPage = async (as: string): Promise<Page> => {
    const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await startSession(other, as);
    return other;
  };
  const winner = await newPage(people.rivalOwner);
  await winner.goto('/candidates/disputes');
  await expect(winner.getByRole('region', { name: `Nadia ${person.lastName}` })).toContainText(
    'recorded USD 14,500.00 as the fee that you agreed on.',
  );
  const former = await newPage(people.owner);
  await former.goto(`/candidates/viewer?candidateId=${candidateId}`);
  await expect(former.getByText('No fee is due to Harbour Talent.')).toBeVisible();
  await expect(former.getByText('14,500')).toHaveCount(0);
  const staff = await newPage(people.providerAdmin);
  await staff.goto('/provider/disputes');
  await expect(staff.getByRole('region', { name: `Nadia ${person.lastName}` })).toContainText(
    'USD 14,500.00, as agreed',
  );
});
