import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { applyToEngagement, approveApplicationTo, republishEngagement } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';
import { findOverflowingElements, findOverlappingElements } from '../app/layout-checks.ts';

const title = 'Registered nurses, residential care';
const employerMail = 'hiring@tallowood.example';

let employer: HttpActor;
let agency: HttpActor;
test.beforeAll(async ({ baseURL }) => {
  employer = await signInOverHttp(baseURL ?? '', employerMail);
  agency = await signInOverHttp(baseURL ?? '', people.rivalOwner);
});

const publish = () => republishEngagement(employer, title, 'completed');
const apply = (engagementId: string) => applyToEngagement(agency, employer, engagementId);
const approve = (engagementId: string) => approveApplicationTo(employer, engagementId);

const requestOn = (page: Page, jobTitle: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: new RegExp(`^${jobTitle}`) }) });
const give = async (page: Page, reason: string, confirm: string): Promise<void> => {
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').selectOption({ label: reason });
  await dialog.getByRole('button', { name: confirm }).click();
  await expect(dialog).toHaveCount(0);
};

test("an employer pauses, resumes, cancels, restores and completes talent requests, and fills roles itself; the agency's page is updated [G08]", async ({
  page,
  browser,
}) => {
  const engagementId = await publish();
  await apply(engagementId);
  const theirs = await (await browser.newContext()).newPage();
  await startSession(theirs, people.rivalOwner);
  await theirs.goto(`/engagement/${engagementId}/requests`);
  const nurseThere = requestOn(theirs, 'Registered Nurse');
  await expect(nurseThere).toContainText('In-Market');
  await approve(engagementId);
  await expect(nurseThere).toContainText('Available');
  const { talentRequestId } = await talentRequestWithTitle(agency, engagementId, 'Registered Nurse');
  const lastName = `Ikonen ${String(process.pid)}`;
  await submitCandidateOverHttp(agency, talentRequestId, { lastName });

  await startSession(page, employerMail);
  await page.goto(`/employer/engagements/${engagementId}`);
  const nurse = requestOn(page, 'Registered Nurse');
  await expect(nurse).toContainText(lastName);
  await nurse.getByRole('button', { name: 'Pause' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Pause Registered Nurse' });
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(dialog.getByText('Reason is required!')).toBeVisible();
  await dialog.getByLabel('Reason').selectOption({ label: 'Other' });
  await expect(dialog.getByText('Explanation is required!')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await give(page, 'Hiring freeze', 'Pause');
  await expect(nurse).toContainText('Paused: Hiring freeze');
  await expect(nurseThere).toContainText('Paused: Hiring freeze');
  await expect(nurse).toContainText(lastName);
  await nurse.getByRole('button', { name: 'Resume' }).click();
  await expect(nurse).toContainText('Available');
  await expect(nurseThere).toContainText('Available');

  await nurse.getByRole('button', { name: 'Cancel Request' }).click();
  await give(page, 'Merged with another request', 'Cancel Request');
  await expect(nurse).toContainText('Cancelled: Merged with another request');
  await expect(nurse).not.toContainText(lastName);
  await expect(nurseThere).toContainText('Cancelled: Merged with another request');
  await expect(nurse).toContainText('Can be restored until');
  await nurse.getByRole('button', { name: 'Restore' }).click();
  await expect(nurse).toContainText(lastName);
  await expect(nurseThere).toContainText('Available');

  const fill = async (count: string): Promise<void> => {
    await nurse.getByRole('button', { name: 'Filled Internally' }).click();
    const asks = page.getByRole('dialog', { name: 'Roles you filled yourself' });
    await asks.getByLabel('Filled internally').fill(count);
    await asks.getByRole('button', { name: 'Save' }).click();
  };
  await fill('1');
  await expect(nurse).toContainText('1 of 3 roles filled');
  await expect(nurseThere).toContainText('1 of 3 roles filled');
  await fill('0');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(nurse).toContainText('1 of 3 roles filled');
  await fill('4');
  await expect(page.getByText('There aren’t that many roles left to fill.')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Filled internally').fill('3');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(nurse).toContainText('Fulfilled');
  await expect(nurse).toContainText('3 of 3 roles filled');
  await expect(nurse).toContainText('Not Selected');
  await expect(nurseThere).toContainText('Fulfilled');

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findOverflowingElements(page)).toEqual([]);
  expect(await findOverlappingElements(page)).toEqual([]);
  await requestOn(page, 'Clinical Lead').getByRole('button', { name: 'Complete' }).click();
  await give(page, 'Filled by another source', 'Complete');
  await expect(page.getByText('This Engagement has been completed.').first()).toBeVisible();
  await expect(requestOn(page, 'Clinical Lead')).toContainText('Fulfilled: Filled by another source');
  await expect(theirs.getByText('This Engagement has been completed.').first()).toBeVisible();
  await theirs.context().close();
});

test('an employer pauses and resumes a whole engagement with a reason; the agency sees that it is paused', async ({
  page,
  browser,
}) => {
  const engagementId = await publish();
  await apply(engagementId);
  const theirs = await (await browser.newContext()).newPage();
  await startSession(theirs, people.rivalOwner);
  await theirs.goto(`/engagement/${engagementId}/requests`);
  await startSession(page, employerMail);
  await page.goto(`/employer/engagements/${engagementId}`);
  const head = page.getByRole('banner').or(page.getByRole('main'));
  await page.getByRole('button', { name: 'Pause', exact: true }).first().click();
  await expect(page.getByRole('alertdialog', { name: 'Pause this engagement' })).toBeVisible();
  await give(page, 'Budget review', 'Pause');
  for (const jobTitle of ['Registered Nurse', 'Clinical Lead']) {
    await expect(requestOn(page, jobTitle)).toContainText('Paused: Budget review');
    await expect(requestOn(theirs, jobTitle)).toContainText('Paused: Budget review');
  }
  await expect(theirs.getByText('All talent requests are paused.').first()).toBeVisible();
  await head.getByRole('button', { name: 'Resume', exact: true }).first().click();
  await expect(page.getByText('The engagement has resumed.')).toBeVisible();
  await expect(requestOn(theirs, 'Clinical Lead')).toContainText('In-Market');
  await expect(page.getByRole('button', { name: 'Resume', exact: true })).toHaveCount(0);
  await theirs.context().close();
});

test('an employer cancels an engagement before its award, and discontinues one after it; the agency sees which', async ({
  page,
  browser,
}) => {
  await startSession(page, employerMail);
  const theirs = await (await browser.newContext()).newPage();
  await startSession(theirs, people.rivalOwner);
  for (const [isAwarded, verb, ended, title] of [
    [false, 'Cancel Engagement', 'cancelled', 'Cancel this engagement'],
    [true, 'Discontinue', 'discontinued', 'Discontinue this engagement'],
  ] as const) {
    const engagementId = await publish();
    await apply(engagementId);
    if (isAwarded) await approve(engagementId);
    await theirs.goto(`/engagement/${engagementId}`);
    await page.goto(`/employer/engagements/${engagementId}`);
    await expect(theirs.getByRole('list', { name: 'Stages' })).toBeVisible();
    await page.getByRole('button', { name: verb }).click();
    await expect(page.getByRole('alertdialog', { name: title })).toBeVisible();
    await give(page, 'Budget withdrawn', verb);
    await expect(page.getByRole('main').getByText(`This Engagement has been ${ended}.`)).toBeVisible();
    if (isAwarded) {
      await expect(theirs.getByRole('main').getByText(`This Engagement has been ${ended}.`)).toBeVisible();
    } else {
      // Applicants can no longer open a cancelled engagement, and are redirected at once.
      await expect(theirs.getByRole('alertdialog')).toContainText('Engagement has been cancelled.');
      await theirs.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
      await expect(theirs).toHaveURL(/\/auctiondashboard\?.*auctionType=successfee/);
    }
    await expect(requestOn(page, 'Registered Nurse')).toContainText('Cancelled: Budget withdrawn');
    await expect(page.getByRole('button', { name: verb })).toHaveCount(0);
  }
  await theirs.context().close();
});
