import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { decideApplicationEndpoint } from '#contract/applications/endpoints.ts';
import { resubmitStateEndpoint, withdrawCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { contestClaimEndpoint, makeClaimEndpoint, readCandidateClaimEndpoint } from '#contract/claims/endpoints.ts';
import { axeViolations } from '#e2e/app/axe.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { pressByKeyboard, tabTo } from '#e2e/actors/keyboard.ts';
import {
  applyToEngagement,
  approveApplicationTo,
  newEngagementJobTitle,
  publishNewEngagement,
} from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

interface Submitted {
  readonly agency: HttpActor;
  readonly employer: HttpActor;
  readonly candidateId: string;
  readonly engagementId: string;
  readonly emailAddress: string;
  readonly lastName: string;
}

/** Creates a candidate that the agency has just submitted for a new engagement. */
const newCandidate = async (baseUrl: string): Promise<Submitted> => {
  const [employer, owner] = [
    await signInOverHttp(baseUrl, people.larkfieldEmployer),
    await signInOverHttp(baseUrl, people.owner),
  ];
  const engagementId = await publishNewEngagement(employer, {});
  await applyToEngagement(owner, employer, engagementId);
  await approveApplicationTo(employer, engagementId);
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, newEngagementJobTitle);
  const mark = randomUUID().slice(0, 8);
  const emailAddress = `${mark}@inbox.example`;
  const lastName = `Kowalczyk ${mark}`;
  const { _id: candidateId } = await submitCandidateOverHttp(owner, talentRequestId, { lastName, emailAddress });
  return { agency: owner, employer, candidateId, engagementId, emailAddress, lastName };
};

/** Claims the candidate and returns the ID of the claim. */
const claimOverHttp = async ({ employer, candidateId }: Submitted): Promise<string> => {
  const { contactPeriod } = await employer.call(readCandidateClaimEndpoint, { candidateId });
  const contact = { on: contactPeriod.to, channel: 'email', summary: 'Emails about the vacancy.' } as const;
  const contacts = [
    { ...contact, direction: 'to-candidate' },
    { ...contact, direction: 'from-candidate' },
  ] as const;
  const proof = { contacts: [...contacts], statement: 'Interviewed in spring.' };
  return (await employer.call(makeClaimEndpoint, { candidateId, ...proof })).claimId;
};

const employerPage = ({ candidateId }: Submitted): string => `/employer/candidates/${candidateId}`;
const agencyPage = ({ candidateId }: Submitted): string => `/candidates/viewer?candidateId=${candidateId}`;
const claimOn = (page: Page): Locator => page.getByRole('region', { name: 'Already known', exact: true });

/** Types a date such as '2026-11-20', one part at a time. */
const typeDate = async (page: Page, date: string, at = 0): Promise<void> => {
  const [year = '', month = '', day = ''] = date.split('-');
  await page.getByRole('group', { name: 'Date' }).nth(at).getByRole('spinbutton').first().focus();
  await page.keyboard.type(`${month}${day}${year}`);
};

test('an employer claims a candidate, the agency contests it, and Rolecall decides for the agency', async ({
  page,
  browser,
  baseURL,
}) => {
  const submitted = await newCandidate(baseURL ?? '');
  const { contactPeriod } = await submitted.employer.call(readCandidateClaimEndpoint, submitted);

  await startSession(page, people.larkfieldEmployer);
  await page.goto(employerPage(submitted));
  await claimOn(page).getByRole('button', { name: 'Claim as already known' }).click();
  const proof = page.getByRole('alertdialog', { name: 'Claim as already known' });
  await proof.getByRole('button', { name: 'Claim as already known' }).click();
  await expect(proof.getByText('Date is required!')).toHaveCount(2);
  await expect(proof.getByText('Statement is required!')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const [sent, received] = [1, 2].map((number) => proof.getByRole('group', { name: `Contact ${String(number)}` }));
  await typeDate(page, contactPeriod.from);
  await sent?.getByLabel('How').selectOption({ label: 'Email' });
  await sent?.getByLabel('Summary of the contact').fill('We invited her to an interview.');
  await typeDate(page, '2025-01-15', 1);
  await expect(received?.getByLabel('Who got in touch') ?? proof).toHaveValue('from-candidate');
  await received?.getByLabel('How').selectOption({ label: 'Meeting' });
  await received?.getByLabel('Summary of the contact').fill('First interview at our office.');
  await proof.getByLabel('Statement').fill('She is in our own pool since spring.');
  await proof.getByRole('button', { name: 'Claim as already known' }).click();
  const refused = proof.getByRole('status');
  await expect(refused).toContainText(
    'Enter at least one message or call initiated by you and one by the candidate, dated between',
  );
  await typeDate(page, contactPeriod.from, 1);
  await proof.getByRole('button', { name: 'Claim as already known' }).click();
  await expect(claimOn(page)).toContainText('Waiting for the agency');

  const agency = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await startSession(agency, people.owner);
  await agency.goto(agencyPage(submitted));
  await expect(claimOn(agency)).toContainText(/Email, \d\d \w{3} \d{4}, initiated by Larkfield Foods/);
  await expect(claimOn(agency)).toContainText(/Meeting, \d\d \w{3} \d{4}, initiated by the candidate/);
  await expect(claimOn(agency)).toContainText('First interview at our office');
  await expect(claimOn(agency)).toContainText('Answer by');
  await claimOn(agency).getByRole('button', { name: 'Contest' }).click();
  const evidence = agency.getByRole('alertdialog', { name: 'Contest Larkfield Foods’ claim' });
  await typeDate(agency, contactPeriod.to);
  await evidence.getByLabel('How').selectOption({ label: 'Phone' });
  await evidence.getByLabel('Who got in touch').selectOption({ label: 'The candidate' });
  await evidence.getByLabel('Summary of the contact').fill('She called us and gave us her CV.');
  await evidence.getByLabel('Statement').fill('She has not heard from the client since spring.');
  await evidence.getByRole('button', { name: 'Contest' }).click();
  await expect(claimOn(agency)).toContainText('Waiting for Rolecall');
  await expect(claimOn(page)).toContainText('She called us and gave us her CV.');

  const staff = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await startSession(staff, people.providerAdmin);
  await staff.goto('/provider/claims');
  const item = staff.getByRole('region', { name: `Aino ${submitted.lastName}`, exact: true });
  await expect(item).toContainText('CV uploaded');
  expect(await axeViolations(staff)).toEqual([]);
  await item.getByRole('button', { name: 'Dismiss' }).click();
  const decision = staff.getByRole('alertdialog');
  await decision.getByLabel('Reasons').fill('The meeting was about another position.');
  await decision.getByRole('button', { name: 'Dismiss' }).click();
  await expect(item).toContainText('Dismissed');

  await expect(claimOn(agency)).toContainText('The meeting was about another position.');
  await expect(claimOn(page)).toContainText('Dismissed');
  await expect(page.getByRole('button', { name: 'Reject', exact: true })).toBeVisible();
  await agency.goto('/activitystream/notification?state=all');
  const news = `Rolecall dismissed the claim by Larkfield Foods on Aino ${submitted.lastName}.`;
  await agency.getByRole('button', { name: news, exact: true }).click();
  await expect(claimOn(agency)).toContainText('Dismissed');
  await agency.context().close();
  await staff.context().close();
});

test('an accepted claim ends the candidacy, and no other agency can submit the person', async ({ page, baseURL }) => {
  const submitted = await newCandidate(baseURL ?? '');
  await claimOverHttp(submitted);
  const rival = await signInOverHttp(baseURL ?? '', people.rivalOwner);
  const applicationId = await applyToEngagement(rival, submitted.employer, submitted.engagementId);
  await submitted.employer.call(decideApplicationEndpoint, { applicationId, decision: 'approve' });
  await startSession(page, people.owner);
  await page.goto(agencyPage(submitted));
  await claimOn(page).getByRole('button', { name: 'Accept' }).click();
  const sure = page.getByRole('alertdialog');
  await expect(sure).toContainText('No fee is due for this candidate.');
  await sure.getByRole('button', { name: 'Accept' }).click();
  await expect(claimOn(page)).toContainText('Accepted');
  await expect(page.getByText('The employer already knew this candidate.').first()).toBeVisible();
  const { talentRequestId } = await talentRequestWithTitle(rival, submitted.engagementId, newEngagementJobTitle);
  const answer = await rival.call(resubmitStateEndpoint, {
    engagementId: submitted.engagementId,
    talentRequestId,
    email: submitted.emailAddress,
  });
  expect(answer).toMatchObject({
    isAllowed: false,
    message: 'This candidate cannot be submitted to this client at present.',
  });
});

test('by keyboard on a phone: an employer withdraws its claim, and the agency owns the candidate', async ({
  page,
  baseURL,
}) => {
  const submitted = await newCandidate(baseURL ?? '');
  await claimOverHttp(submitted);
  await page.setViewportSize({ width: 360, height: 780 });
  await startSession(page, people.larkfieldEmployer);
  await page.goto(employerPage(submitted));
  await expect(page.getByRole('button', { name: 'Hire' })).toHaveCount(0);
  await pressByKeyboard(page, claimOn(page).getByRole('button', { name: 'Withdraw claim' }));
  const sure = page.getByRole('alertdialog');
  await tabTo(page, sure.getByRole('button', { name: 'Withdraw claim' }));
  await page.keyboard.press('Enter');
  await expect(claimOn(page)).toContainText('Withdrawn');
  // Reloads to remove the toast.
  await page.reload();
  await expect(claimOn(page)).toContainText('Withdrawn');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeViolations(page)).toEqual([]);
});

test('an employer reads and withdraws its claim after the agency contested it and withdrew the candidate', async ({
  page,
  baseURL,
}) => {
  const submitted = await newCandidate(baseURL ?? '');
  const { agency, candidateId, lastName } = submitted;
  const claimId = await claimOverHttp(submitted);
  const { contactPeriod } = await agency.call(readCandidateClaimEndpoint, { candidateId });
  await agency.call(contestClaimEndpoint, {
    claimId,
    contacts: [{ on: contactPeriod.to, channel: 'phone', direction: 'from-candidate', summary: 'She called us.' }],
    statement: 'She has not heard from the client since spring.',
  });
  await agency.call(withdrawCandidateEndpoint, { candidateId, withdrawReasons: [2] });

  await startSession(page, people.larkfieldEmployer);
  await page.goto('/activitystream/notification?state=all');
  const news = `Harbour Talent contests your claim on Aino ${lastName}.`;
  await page.getByRole('button', { name: news, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Aino ${lastName}`);
  await expect(page.getByText('This candidate has been withdrawn, so only your claim is shown.')).toBeVisible();
  await expect(claimOn(page)).toContainText('She called us.');
  await expect(claimOn(page)).toContainText('Waiting for Rolecall');
  expect(await axeViolations(page)).toEqual([]);
  await claimOn(page).getByRole('button', { name: 'Withdraw claim' }).click();
  const sure = page.getByRole('alertdialog');
  await expect(sure).toContainText('The ownership and the candidacy stay as they are.');
  await sure.getByRole('button', { name: 'Withdraw claim' }).click();
  await expect(claimOn(page)).toContainText('Withdrawn');
});
