import { expect, test, type Page } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import {
  moveCandidateEndpoint,
  rejectCandidateEndpoint,
  unrejectCandidateEndpoint,
} from '#contract/candidates/endpoints.ts';
import { proposeSalaryRevisionEndpoint } from '#contract/candidates/endpoints/salary.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

let owner: HttpActor;
let employer: HttpActor;
let talentRequestId: string;

test.beforeAll(async ({ baseURL }) => {
  owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  employer = await signInOverHttp(baseURL ?? '', people.employer, demoPassword);
  const board = await owner.call(listBoardEndpoint, { keyword: 'Perioperative nursing, permanent team' });
  ({ talentRequestId } = await talentRequestWithTitle(
    owner,
    board.records[0]?.engagementId ?? '',
    'Anaesthetic Nurse',
  ));
});

const submitted = async (): Promise<{ id: string; viewer: string; received: string }> => {
  const { _id: id } = await submitCandidateOverHttp(owner, talentRequestId, { confirmsConsent: true });
  return { id, viewer: `/candidates/viewer?candidateId=${id}`, received: `/employer/candidates/${id}` };
};
const salary = (page: Page) => page.getByRole('region', { name: 'Base salary' });
const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' }).first();
const isLive = (page: Page) => expect(page.locator('[data-live="true"]')).toBeAttached();

test('the agency revises a salary with the fee in view, and the employer approves it on its open page [C04]', async ({
  page,
  browser,
}) => {
  const { viewer, received } = await submitted();
  const other = await (await browser.newContext()).newPage();
  await startSession(other, people.employer);
  await other.goto(received);
  await expect(salary(other)).toContainText('100,000.00');
  await isLive(other);

  await startSession(page, people.owner);
  await page.goto(viewer);
  await salary(page).getByRole('button', { name: 'Revise salary' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Propose revision' }).click();
  await expect(
    dialog.getByText('Enter a base salary or total compensation that differs from the current one.'),
  ).toBeVisible();
  await dialog.getByLabel('Base salary').fill('108000');
  await expect(dialog.getByRole('row', { name: 'Agency fee, AUD' })).toContainText('13,750.0014,850.00');
  await dialog.getByLabel('Reason').fill('A second offer came in.');
  await dialog.getByRole('button', { name: 'Propose revision' }).click();
  await expect(page.getByText(/^A revision of Aino .*’s base salary has been proposed\.$/)).toBeVisible();
  await expect(salary(page)).toContainText('Revision proposed');
  await expect(salary(page)).toContainText('With the revision: AUD 14,850.00');

  await expect(salary(other)).toContainText('Revision to approve');
  await expect(salary(other)).toContainText('A second offer came in.');
  await salary(other).getByRole('button', { name: 'Approve Base Salary' }).click();
  const decision = other.getByRole('alertdialog');
  await expect(decision).toContainText('Harbour Talent proposed this.');
  await expect(decision.getByRole('row', { name: 'Agency fee, AUD' })).toContainText('13,750.0014,850.00');
  await decision.getByRole('button', { name: 'Approve Base Salary' }).click();
  await expect(other.getByText(/^The revision of Aino .*’s base salary has been approved\.$/)).toBeVisible();
  await expect(salary(other)).toContainText('Agency fee AUD 14,850.00 at 13.75 %');

  await expect(salary(page)).toContainText('Agency fee AUD 14,850.00 at 13.75 %');
  await expect(timeline(page)).toContainText('Northwind Health approved a base salary of AUD 108,000.00');
  await expect(page.getByRole('button', { name: 'Revise salary' })).toBeVisible();
  await other.close();
});

test("a rejected salary leaves candidate and fee alone; an open one holds up the employer's hire [C04]", async ({
  page,
  browser,
}) => {
  const { id, viewer, received } = await submitted();
  await employer.call(proposeSalaryRevisionEndpoint, {
    candidateId: id,
    baseSalary: '92000',
    reason: 'Our band ends there.',
  });
  await employer.call(moveCandidateEndpoint, { candidateId: id, candidateStatusId: 9 });
  const other = await (await browser.newContext()).newPage();
  await startSession(other, people.employer);
  await other.goto(received);
  await expect(other.getByText('A salary revision is waiting for a decision.').first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Hire' })).toHaveAttribute('aria-disabled', 'true');
  await isLive(other);

  await startSession(page, people.owner);
  await page.goto(viewer);
  await salary(page).getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill('Other employers pay more.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText(/^The revision of Aino .*’s base salary has been rejected\.$/)).toBeVisible();
  await expect(salary(page)).toContainText('Agency fee AUD 13,750.00 at 13.75 %');
  await expect(page.getByText('Offer Extended', { exact: true }).first()).toBeVisible();
  await expect(timeline(page)).toContainText('Other employers pay more.');

  await expect(other.getByRole('button', { name: 'Hire' })).not.toHaveAttribute('aria-disabled', 'true');
  await other.close();
});

test('a revision of the total compensation alone is announced as such on both sides [C04]', async ({
  page,
  browser,
}) => {
  const { id, received } = await submitted();
  await owner.call(proposeSalaryRevisionEndpoint, {
    candidateId: id,
    baseSalary: '100000',
    totalCompensation: '121000',
    reason: '',
  });
  await startSession(page, people.employer);
  await page.goto(received);
  await expect(salary(page)).toContainText('Proposed total compensation');
  await expect(timeline(page)).toContainText('Harbour Talent proposed a total compensation of AUD 121,000.00');
  await salary(page).getByRole('button', { name: 'Approve Total Compensation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve Total Compensation' }).click();
  await expect(page.getByText(/^The revision of Aino .*’s total compensation has been approved\.$/)).toBeVisible();
  await expect(salary(page).getByRole('row')).toHaveCount(2);

  const other = await (await browser.newContext()).newPage();
  await startSession(other, people.owner);
  await other.goto('/activitystream/notification?state=all');
  await expect(
    other.getByText(/Northwind Health approved the revised total compensation for Aino /).first(),
  ).toBeVisible();
  await other.close();
});

test('the side that proposed a salary can withdraw the proposal', async ({ page }) => {
  const { id, received } = await submitted();
  await employer.call(proposeSalaryRevisionEndpoint, { candidateId: id, baseSalary: '92000' });
  await startSession(page, people.employer);
  await page.goto(received);
  await expect(salary(page)).toContainText('The other side hasn’t decided yet.');
  await salary(page).getByRole('button', { name: 'Withdraw proposal' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw proposal' }).click();
  await expect(page.getByText(/^The proposed revision of Aino .*’s base salary has been withdrawn\.$/)).toBeVisible();
  await expect(salary(page).getByRole('button', { name: 'Revise salary' })).toBeVisible();
});

test('a proposal lapses with a rejection, and waits for a decision again once that is undone [C04]', async ({
  page,
  browser,
}) => {
  const { id, viewer, received } = await submitted();
  await owner.call(proposeSalaryRevisionEndpoint, { candidateId: id, baseSalary: '108000', reason: '' });
  const other = await (await browser.newContext()).newPage();
  await startSession(other, people.owner);
  await other.goto(viewer);
  await expect(salary(other)).toContainText('Revision proposed');
  await isLive(other);

  await startSession(page, people.employer);
  await page.goto(received);
  await expect(salary(page)).toContainText('Revision to approve');
  await employer.call(rejectCandidateEndpoint, {
    candidateId: id,
    rejectionReasons: [2],
    rejectionMessage: 'Thank you.',
  });
  for (const side of [page, other]) {
    await expect(timeline(side)).toContainText('The proposed base salary lapsed when the candidate was rejected');
    await expect(salary(side).getByText(/^Revision /)).toHaveCount(0);
  }
  await employer.call(unrejectCandidateEndpoint, { candidateId: id });
  await expect(salary(page)).toContainText('Revision to approve');
  await expect(salary(other)).toContainText('Revision proposed');
  for (const side of [page, other]) await expect(timeline(side)).not.toContainText('lapsed');
  await salary(page).getByRole('button', { name: 'Approve Base Salary' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve Base Salary' }).click();
  await expect(salary(page)).toContainText('Agency fee AUD 14,850.00 at 13.75 %');
  await other.close();
});

test("the employer undoes its move, and the agency acknowledges the employer's changes [C14]", async ({
  page,
  browser,
}) => {
  const { viewer, received } = await submitted();
  const other = await (await browser.newContext()).newPage();
  await startSession(other, people.employer);
  await other.goto(received);
  await expect(other.getByRole('button', { name: 'Undo move' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Move to Shortlisted' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Move to Shortlisted' }).click();
  await expect(other.getByText(/ has been moved to Shortlisted\.$/)).toBeVisible();

  await startSession(page, people.owner);
  await page.goto(viewer);
  await expect(page.getByText(/^Northwind Health has changed this candidate since /)).toBeVisible();
  await expect(timeline(page).getByRole('listitem').filter({ hasText: 'Shortlisted' })).toContainText('New');
  await isLive(page);

  // The undo request contains the step that the page shows, so that it can't undo a colleague's newer step.
  const undo = other.waitForRequest('**/api/v1/employer/candidate/status/undo');
  await other.getByRole('button', { name: 'Undo move' }).click();
  expect((await undo).postDataJSON()).toHaveProperty('stepAt', expect.stringMatching(/^\d{4}-.*Z$/));
  await expect(other.getByText(/^Aino .* has been moved back to Pending\.$/)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Move to Shortlisted' })).toBeVisible();

  await expect(timeline(page)).toContainText('Moved back to Pending');
  await page.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(page.getByText(/^The changes to Aino .* have been acknowledged\.$/)).toBeVisible();
  await expect(page.getByText(/^Northwind Health has changed this candidate since /)).toHaveCount(0);
  await expect(timeline(page)).toContainText('Changes acknowledged');
  await other.close();
});
