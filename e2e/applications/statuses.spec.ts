import { expect, test, type Page } from '@playwright/test';
import {
  applyTenderRateEndpoint,
  requestTenderRebidEndpoint,
  changeTenderEndpoint,
  decideApplicationEndpoint,
  readTermsEndpoint,
  listReceivedApplicationsEndpoint,
  revokeApprovalEndpoint,
  undoWithdrawalEndpoint,
  withdrawApplicationEndpoint,
} from '#contract/applications/endpoints.ts';
import { listEngagementCandidatesEndpoint } from '#contract/candidates/endpoints.ts';
import { discontinueEngagementEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { applyToEngagement, publishNewEngagement, republishEngagement } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

let employer: HttpActor;
let owner: HttpActor;

test.beforeAll(async ({ baseURL }) => {
  employer = await signInOverHttp(baseURL ?? '', people.larkfieldEmployer);
  owner = await signInOverHttp(baseURL ?? '', people.owner);
});

const applied = async (): Promise<{ engagementId: string; applicationId: string }> => {
  const engagementId = await republishEngagement(employer, 'Regional Sales Manager, Foodservice');
  return { engagementId, applicationId: await applyToEngagement(owner, employer, engagementId) };
};

/** Returns `yes` if the server accepts candidates from the agency, otherwise the first reason why not. */
const submitting = async (agency: HttpActor, engagementId: string): Promise<string> => {
  const { talentRequests } = await agency.call(listEngagementCandidatesEndpoint, { engagementId });
  const right = talentRequests[0]?.can.submit;
  if (right === undefined) return 'no talent request';
  return right.allowed ? 'yes' : (right.reasons[0]?.code ?? '');
};

const reason = { reasonId: 1, reasonText: '' };

/**
 * Expects this status on the open page without a reload, and this answer from the server about whether the agency may
 * submit candidates.
 */
const follows = async (
  page: Page,
  agency: HttpActor,
  engagementId: string,
  status: string,
  submits: string,
): Promise<void> => {
  const facts = page.getByRole('region', { name: 'Application', exact: true });
  await expect(facts.getByText(status, { exact: true })).toBeVisible();
  const header = page
    .getByRole('main')
    .locator('header')
    .filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(header.getByText(status, { exact: true })).toBeVisible();
  expect(await submitting(agency, engagementId)).toBe(submits);
};
const cannotWithdraw = (page: Page) =>
  expect(page.getByRole('button', { name: 'Withdraw Application' })).toHaveAttribute('aria-disabled', 'true');

test('every status of an application is shown after the action of employer or agency, and permits the specified actions [A03]', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await startSession(page, people.owner);
  const first = await applied();
  await page.goto(`/engagement/${first.engagementId}/application`);
  await follows(page, owner, first.engagementId, 'Pending', 'application-pending');
  await employer.call(decideApplicationEndpoint, { applicationId: first.applicationId, decision: 'approve' });
  await follows(page, owner, first.engagementId, 'Approved', 'yes');
  await owner.call(withdrawApplicationEndpoint, { engagementId: first.engagementId, ...reason });
  await follows(page, owner, first.engagementId, 'Withdrew', 'application-not-approved');
  await owner.call(undoWithdrawalEndpoint, { engagementId: first.engagementId });
  await follows(page, owner, first.engagementId, 'Approved', 'yes');
  await employer.call(revokeApprovalEndpoint, { applicationId: first.applicationId, ...reason });
  await follows(page, owner, first.engagementId, 'Revoked', 'application-not-approved');
  await expect(page.getByRole('main').getByText('Application Revoked')).toBeVisible();
  await cannotWithdraw(page);

  const second = await applied();
  await employer.call(decideApplicationEndpoint, {
    applicationId: second.applicationId,
    decision: 'decline',
    ...reason,
  });
  await page.goto(`/engagement/${second.engagementId}/application`);
  await follows(page, owner, second.engagementId, 'Declined', 'application-not-approved');
  await cannotWithdraw(page);

  // Applicants can no longer open a cancelled engagement, so this one is discontinued instead. Only an engagement with
  // an approved agency can be discontinued.
  const rival = await signInOverHttp(baseURL ?? '', people.rivalOwner);
  const engagementId = await republishEngagement(employer, 'Regional Sales Manager, Foodservice');
  const applicationId = await applyToEngagement(rival, employer, engagementId);
  await employer.call(decideApplicationEndpoint, { applicationId, decision: 'approve' });
  await applyToEngagement(owner, employer, engagementId);
  await page.goto(`/engagement/${engagementId}/application`);
  await follows(page, owner, engagementId, 'Pending', 'application-pending');
  await employer.call(discontinueEngagementEndpoint, { engagementId, ...reason });
  await follows(page, owner, engagementId, 'Not Selected', 'application-not-approved');
  await cannotWithdraw(page);
});

test('a Re-bid of an approval is shown, asks for a new tender, and is Approved again once that is sent [A03]', async ({
  page,
  baseURL,
}) => {
  const rival = await signInOverHttp(baseURL ?? '', people.rivalOwner);
  const client = await signInOverHttp(baseURL ?? '', people.brightwaterEmployer);
  const engagementId = await publishNewEngagement(client, { engagementTypeId: 2 });
  const { terms, termsHash } = await rival.call(readTermsEndpoint, { engagementId });
  const tender = { feeTypeId: 1, feePercent: '14.5' };
  await rival.call(applyTenderRateEndpoint, { engagementId, termsVersion: terms.termsVersion, termsHash, ...tender });
  const { records } = await client.call(listReceivedApplicationsEndpoint, { engagementId });
  await startSession(page, people.rivalOwner);
  await page.goto(`/engagement/${engagementId}/application`);
  await follows(page, rival, engagementId, 'Pending', 'application-pending');
  const applicationId = records[0]?.applicationId ?? '';
  await client.call(decideApplicationEndpoint, { applicationId, decision: 'approve' });
  await follows(page, rival, engagementId, 'Approved', 'yes');
  await client.call(requestTenderRebidEndpoint, { applicationId, ...reason, hours: 24 });
  await follows(page, rival, engagementId, 'Re-bid', 'application-pending');
  await expect(page.getByRole('button', { name: 'Send New Tender' })).toBeVisible();
  await rival.call(changeTenderEndpoint, { engagementId, ...tender, feePercent: '13' });
  await follows(page, rival, engagementId, 'Approved', 'yes');
  // Other tests expect only one engagement with this title.
  await client.call(discontinueEngagementEndpoint, { engagementId, ...reason });
});
