import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { resubmitStateEndpoint } from '#contract/candidates/endpoints.ts';
import { readOwnEngagementEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { changeOwnershipTermsEndpoint, readOwnershipTermsEndpoint } from '#contract/tenants/endpoints.ts';
import { axeViolations } from '#e2e/app/axe.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import {
  applyToEngagement,
  approveApplicationTo,
  newEngagementJobTitle,
  publishNewEngagement,
} from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

// No other journey submits candidates to this client, so its terms can be changed here.
const newPerson = () => ({
  lastName: `Lindqvist ${randomUUID().slice(0, 8)}`,
  emailAddress: `${randomUUID()}@inbox.example`,
});

test('an employer sets how long and where agencies own candidates; later submissions follow it, and owned ones keep it', async ({
  page,
  baseURL,
  browser,
}) => {
  const signIn = (email: string): Promise<HttpActor> => signInOverHttp(baseURL ?? '', email);
  const [employer, owner, rival] = [
    await signIn(people.sableEmployer),
    await signIn(people.owner),
    await signIn(people.rivalOwner),
  ];
  // An attempt before this one may have stopped while consent was required.
  await employer.call(changeOwnershipTermsEndpoint, {
    ...(await employer.call(readOwnershipTermsEndpoint, {})),
    requiresCandidateConsent: false,
  });
  /** Creates a talent request in a new engagement for which the agency is approved. */
  const newRequest = async (agency: HttpActor): Promise<{ engagementId: string; talentRequestId: string }> => {
    const engagementId = await publishNewEngagement(employer, {});
    await applyToEngagement(agency, employer, engagementId);
    await approveApplicationTo(employer, engagementId);
    const { talentRequestId } = await talentRequestWithTitle(agency, engagementId, newEngagementJobTitle);
    return { engagementId, talentRequestId };
  };
  const [ofOwner, ofRival] = [await newRequest(owner), await newRequest(rival)];
  const mayRivalSubmit = async (email: string): Promise<boolean> => {
    const { isAllowed } = await rival.call(resubmitStateEndpoint, { ...ofRival, email });
    return isAllowed;
  };

  await startSession(page, people.sableEmployer);
  await page.goto('/employer/ownership');
  const days = page.getByLabel('Ownership lasts');
  await expect(days).toHaveValue(/^\d+$/);
  await page.getByRole('radio', { name: /In all your talent requests/ }).check({ force: true });
  expect(await axeViolations(page)).toEqual([]);
  await days.fill('731');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Days must be a number from 1 to 730.')).toBeVisible();
  await days.fill('365');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ownership terms saved.')).toBeVisible();

  const first = newPerson();
  const { _id: candidateId } = await submitCandidateOverHttp(owner, ofOwner.talentRequestId, first);
  const agencyPage = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await startSession(agencyPage, people.owner);
  await agencyPage.goto(`/candidates/viewer?candidateId=${candidateId}`);
  await expect(agencyPage.getByText(/, 36[45] days left$/)).toBeVisible();
  await agencyPage.context().close();
  expect(await mayRivalSubmit(first.emailAddress)).toBe(false);

  await page.getByRole('radio', { name: /In one talent request/ }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ownership terms saved.').last()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: /In one talent request/ })).toBeChecked();
  await expect(days).toHaveValue('365');
  const second = newPerson();
  await submitCandidateOverHttp(owner, ofOwner.talentRequestId, second);
  expect(await mayRivalSubmit(second.emailAddress)).toBe(true);
  expect(await mayRivalSubmit(first.emailAddress)).toBe(false);

  // The consent requirement applies to engagements published from now on, and a draft can't turn it off.
  const consent = page.getByRole('checkbox', { name: /^Each candidate must agree before they are submitted/ });
  const requiresConsent = async (engagementId: string): Promise<boolean> =>
    (await employer.call(readOwnEngagementEndpoint, { engagementId })).requiresCandidateConsent;
  await consent.check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ownership terms saved.').last()).toBeVisible();
  expect(await requiresConsent(await publishNewEngagement(employer, {}))).toBe(true);
  expect(await requiresConsent(ofOwner.engagementId)).toBe(false);
  await page.goto('/employer/engagements/new');
  const inDraft = page.getByRole('checkbox', { name: /^Each candidate must confirm by email/ });
  await expect(inDraft).toBeChecked();
  await expect(inDraft).toHaveAccessibleDescription(/Your ownership terms require this/);
  await page.goto('/employer/ownership');
  await expect(consent).toBeChecked();
  await consent.uncheck({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ownership terms saved.')).toBeVisible();
  expect(await requiresConsent(await publishNewEngagement(employer, {}))).toBe(false);
});
