import { expect, test } from '@playwright/test';
import { moveCandidateEndpoint, viewCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { candidateCountEndpoints } from '#contract/candidates/endpoints/counts.ts';
import type { readEngagementCounts, readNumberOfCvs } from '#contract/candidates/operations/counts.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { republishWithApprovedAgency } from '#e2e/actors/own-engagement.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { submitCandidateOverHttp, talentRequestWithTitle } from '#e2e/actors/submitter.ts';

const countEndpoint = (operation: string) => candidateCountEndpoints.find((one) => one.operation === operation);
const numberOfCvsEndpoint = countEndpoint('candidates.numberOfCvs') as Endpoint<typeof readNumberOfCvs>;
const countsEndpoint = countEndpoint('candidates.engagementCounts') as Endpoint<typeof readEngagementCounts>;

test('a hire changes the totals of both sides: earnings, approved candidates, CVs and roles filled [C10]', async ({
  page,
  browser,
  baseURL,
}) => {
  const agency = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const employer = await signInOverHttp(baseURL ?? '', people.larkfieldEmployer);
  const engagementId = await republishWithApprovedAgency(agency, employer, 'Regional Sales Manager, Foodservice');
  const { talentRequestId, noOfRoles } = await talentRequestWithTitle(agency, engagementId, 'Regional Sales Manager');
  const { _id: candidateId } = await submitCandidateOverHttp(agency, talentRequestId, {
    lastName: 'Haugland',
    confirmsConsent: true,
  });
  await submitCandidateOverHttp(agency, talentRequestId, { lastName: 'Iversrud', confirmsConsent: true });

  await startSession(page, people.owner);
  await page.goto(`/engagement/${engagementId}/candidates`);
  const earnings = page.locator('dl').filter({ hasText: 'Total agency earnings' });
  await expect(earnings).toContainText('None yet');
  await expect(page.getByText('2 candidates', { exact: true })).toBeVisible();
  await expect(page.getByText(`0 of ${String(noOfRoles)} filled`)).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await startSession(other, people.larkfieldEmployer);
  await other.goto(`/employer/engagements/${engagementId}`);
  const filled = other.getByText(/\d of \d roles? filled/).first();
  await expect(filled).toContainText('0 of ');

  const { baseSalary, agencyFee } = await agency.call(viewCandidateEndpoint, { candidateId });
  await employer.call(moveCandidateEndpoint, {
    candidateId,
    candidateStatusId: candidateStatus.hired,
    baseSalary,
    agencyFee,
  });
  // Both pages are open and change without a reload.
  const fee = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2 }).format(Number(agencyFee));
  await expect(earnings).toContainText(fee);
  await expect(earnings).toContainText('1 approved candidate');
  await expect(page.getByText(`1 of ${String(noOfRoles)} filled`)).toBeVisible();
  await expect(filled).toContainText('1 of ');
  await other.context().close();

  // The server counts the CVs itself. If the agency sends the correct number, the server confirms it; any other number
  // is refused.
  const place = { engagementId, talentRequestId };
  expect(await agency.call(numberOfCvsEndpoint, { ...place, noOfCvs: 2 })).toMatchObject({ noOfCvs: 2 });
  await expect(agency.call(numberOfCvsEndpoint, { ...place, noOfCvs: 5 })).rejects.toThrow();
  expect(await agency.call(countsEndpoint, { engagementId })).toMatchObject({
    noOfCvs: 2,
    talentRequests: [{ noOfCvs: 2, noOfRolesFilled: 1 }],
  });
});
