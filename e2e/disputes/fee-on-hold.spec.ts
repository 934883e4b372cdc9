import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { decideApplicationEndpoint } from '#contract/applications/endpoints.ts';
import { moveCandidateEndpoint, openCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { answerDisputeEndpoint, openDisputeEndpoint, readDefenceEndpoint } from '#contract/disputes/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { applyToEngagement, newEngagementJobTitle, publishNewEngagement } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

const contacts = [{ on: '2026-01-15', channel: 'meeting', direction: 'to-candidate', summary: 'Interview.' }] as const;

test('the fee of a hire is on hold during a dispute, and the decision assigns it to the other agency', async ({
  page,
  browser,
  baseURL,
}) => {
  const signIn = (email: string) => signInOverHttp(baseURL ?? '', email);
  const [employer, owner, rival] = [
    await signIn(people.brightwaterEmployer),
    await signIn(people.owner),
    await signIn(people.rivalOwner),
  ];
  const engagementId = await publishNewEngagement(employer, {});
  for (const agency of [owner, rival]) {
    const applicationId = await applyToEngagement(agency, employer, engagementId);
    await employer.call(decideApplicationEndpoint, { applicationId, decision: 'approve' });
  }
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, newEngagementJobTitle);
  const person = { lastName: `Ferreira ${randomUUID().slice(0, 8)}`, emailAddress: `${randomUUID()}@inbox.example` };
  const { _id: candidateId } = await submitCandidateOverHttp(owner, talentRequestId, person);
  const { baseSalary, agencyFee } = await employer.call(openCandidateEndpoint, { candidateId });
  await employer.call(moveCandidateEndpoint, { candidateId, candidateStatusId: 2, baseSalary, agencyFee });
  const proof = { contacts: [...contacts], statement: 'The candidate asked us to present this position.' };
  await rival.call(openDisputeEndpoint, {
    engagementId,
    talentRequestId,
    firstName: 'Nadia',
    contactNumber: '',
    linkedIn: '',
    currentCountryId: null,
    ...person,
    ...proof,
  });

  // Both sides see that the fee is on hold.
  const onHold = 'The fee is on hold, because another agency says that it represents this candidate.';
  const newPage = async (as: string): Promise<Page> => {
    const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await startSession(other, as);
    return other;
  };
  await startSession(page, people.owner);
  await expect(async () => {
    await page.goto(`/candidates/viewer?candidateId=${candidateId}`);
    await expect(page.getByText(onHold)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.goto(`/engagement/${engagementId}`);
  await expect(page.getByText(/on hold$/)).toBeVisible();
  const client = await newPage(people.brightwaterEmployer);
  await client.goto(`/employer/candidates/${candidateId}`);
  await expect(client.getByText(onHold)).toBeVisible();

  const { disputes } = await owner.call(readDefenceEndpoint, { candidateId });
  await owner.call(answerDisputeEndpoint, { disputeId: disputes[0]?.disputeId ?? '', ...proof });
  const staff = await newPage(people.providerAdmin);
  await staff.goto('/provider/disputes');
  const dispute = staff.getByRole('region', { name: `Nadia ${person.lastName}` });
  await dispute.getByRole('button', { name: 'Uphold' }).click();
  const decision = staff.getByRole('alertdialog', { name: 'Uphold Quayside Search’s dispute?' });
  await expect(decision).toContainText('they will stay hired');
  await decision.getByLabel('Reasons').fill('Only one agency has a signed agreement.');
  await decision.getByRole('button', { name: 'Uphold' }).click();
  await expect(dispute).toContainText('Fee assigned');

  // The employer sees which agency to pay, and the new owner how much is due. The former owner sees only that it gets no
  // fee.
  await client.reload();
  await expect(client.getByText(/^Rolecall assigned the fee of .* to Quayside Search\.$/)).toBeVisible();
  await page.goto(`/candidates/viewer?candidateId=${candidateId}`);
  await expect(page.getByText('No fee is due to Harbour Talent.')).toBeVisible();
  await expect(page.getByText('Quayside')).toHaveCount(0);
  const winner = await newPage(people.rivalOwner);
  await winner.goto('/candidates/disputes');
  await expect(winner.getByRole('region', { name: `Nadia ${person.lastName}` })).toContainText(
    /The fee of .* is due to your agency/,
  );
});
