import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import {
  applySetRateEndpoint,
  decideApplicationEndpoint,
  readAppliedEngagementsEndpoint,
  readTermsEndpoint,
  listReceivedApplicationsEndpoint,
  withdrawalStatusEndpoint,
} from '#contract/applications/endpoints.ts';
import { listOwnEngagementsEndpoint, publishAgainEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

const day = 86_400_000;

/** Creates a success fee engagement for one journey, with an approved application and an active candidate. */
const approvedPlace = async (baseURL: string): Promise<string> => {
  const employer = await signInOverHttp(baseURL, people.larkfieldEmployer, demoPassword);
  const owner = await signInOverHttp(baseURL, people.owner, demoPassword);
  const { records } = await employer.call(listOwnEngagementsEndpoint, { pageSize: 100 });
  const repeated = records.find(({ title }) => title === 'Regional Sales Manager, Foodservice')?.engagementId ?? '';
  const closingAt = new Date(Date.now() + 9 * day).toISOString();
  const { engagementId } = await employer.call(publishAgainEndpoint, { engagementId: repeated, closingAt });
  const { terms, termsHash } = await owner.call(readTermsEndpoint, { engagementId });
  await owner.call(applySetRateEndpoint, { engagementId, termsVersion: terms.termsVersion, termsHash });
  const received = await employer.call(listReceivedApplicationsEndpoint, { engagementId });
  await employer.call(decideApplicationEndpoint, {
    applicationId: received.records[0]?.applicationId ?? '',
    decision: 'approve',
  });
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, 'Regional Sales Manager');
  await submitCandidateOverHttp(owner, talentRequestId);
  return engagementId;
};

const withdraw = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Withdraw Application' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').selectOption('No capacity');
  await dialog.getByRole('button', { name: 'Withdraw Application' }).click();
};

test('an agency withdraws an approved application with its candidates, the employer sees it at once, and the withdrawal is undone [A02]', async ({
  page,
  browser,
  baseURL,
}) => {
  const engagementId = await approvedPlace(baseURL ?? '');
  const actor = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  /** Returns the result of the status check, and whether the agency is marked as applied. */
  const standing = async () => {
    const { can } = await actor.call(withdrawalStatusEndpoint, { engagementId });
    const { records } = await actor.call(readAppliedEngagementsEndpoint, { engagementId });
    return { mayWithdraw: can.withdraw.allowed, isApplied: records[0]?.isApplied };
  };
  expect(await standing()).toEqual({ mayWithdraw: true, isApplied: true });
  await startSession(page, people.owner);
  await page.goto(`/engagement/${engagementId}/application`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Approved');
  const other = await (await browser.newContext()).newPage();
  await startSession(other, people.larkfieldEmployer);
  await other.goto(`/employer/engagements/${engagementId}/applications`);
  const row = other.getByRole('row', { name: 'Harbour Talent' });
  await expect(row).toContainText('Approved');

  await page.getByRole('button', { name: 'Withdraw Application' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('This also withdraws 1 active candidate.');
  await dialog.getByRole('button', { name: 'Withdraw Application' }).click();
  await expect(dialog.getByText('Reason is required!')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('Reason').selectOption('No capacity');
  await dialog.getByRole('button', { name: 'Withdraw Application' }).click();
  await expect(page.getByText('Application withdrawn', { exact: true })).toBeVisible();
  await expect(main).toContainText('Your agency has withdrawn this application. You can undo this until');
  await expect(main).toContainText('No capacity');
  expect(await axeViolations(page)).toEqual([]);

  expect(await standing()).toEqual({ mayWithdraw: false, isApplied: false });
  await expect(row).toContainText('Withdrew');
  await expect(row).toContainText('No capacity. Can be undone until');
  await row.getByRole('button', { name: 'Details for Harbour Talent' }).click();
  const history = other.getByRole('dialog');
  await expect(history.getByRole('listitem').first()).toContainText('Mara Ellingsen: No capacity');
  expect(await axeViolations(other)).toEqual([]);
  await other.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Undo withdrawal' }).click();
  await expect(page.getByText('Application updated', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Withdraw Application' })).toBeVisible();
  await expect(main).toContainText('Moved back to Approved');
  await expect(row).toContainText('Approved');
  expect(await standing()).toEqual({ mayWithdraw: true, isApplied: true });
  await page.goto(`/engagement/${engagementId}/candidates`);
  await expect(page.getByRole('main')).toContainText('Pending');
  await other.context().close();
});

test('an employer revokes an approval with a reason, which the agency sees without a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  const engagementId = await approvedPlace(baseURL ?? '');
  await startSession(page, people.larkfieldEmployer);
  await page.goto(`/employer/engagements/${engagementId}/applications`);
  const other = await (await browser.newContext()).newPage();
  await startSession(other, people.owner);
  await other.goto(`/engagement/${engagementId}/application`);
  const main = other.getByRole('main');
  await expect(main).toContainText('Approved');

  const row = page.getByRole('row', { name: 'Harbour Talent' });
  await row.getByRole('button', { name: 'Details for Harbour Talent' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke Approval' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').selectOption('Other');
  await dialog.getByRole('button', { name: 'Revoke Approval' }).click();
  await expect(dialog.getByText('Explanation is required!')).toBeVisible();
  await dialog.getByLabel('Explanation').fill('The board has stopped the search.');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Revoke Approval' }).click();
  await expect(page.getByText('Harbour Talent’s approval has been revoked.')).toBeVisible();
  await expect(row).toContainText('Revoked');

  await expect(main).toContainText('Revoked');
  await expect(main).toContainText('The board has stopped the search.');
  await expect(main.getByRole('button', { name: 'Withdraw Application' })).toHaveAttribute('aria-disabled', 'true');
  await other.context().close();
});

test('a refused withdrawal shows a toast, or for an auction a notice titled Error', async ({ page, baseURL }) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const placeOf = async (keyword: string): Promise<string> =>
    (await owner.call(listBoardEndpoint, { keyword })).records[0]?.engagementId ?? '';
  const said = 'This application cannot be withdrawn.';
  await startSession(page, people.owner);
  await page.route('**/application/withdrawn', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'cannot-withdraw', message: said, requestId: 'e2e', fields: [], reasons: [] },
    }),
  );

  await page.goto(`/engagement/${await placeOf('Hospital pharmacists, two sites')}/application`);
  await withdraw(page);
  await expect(page.getByText('Failed to Withdraw Application')).toBeVisible();
  await expect(page.getByText(said)).toBeVisible();

  await page.goto(`/engagement/${await placeOf('Claims assessors, motor and property')}/application`);
  await withdraw(page);
  const notice = page.getByRole('alertdialog');
  await expect(notice.getByRole('heading', { name: 'Error', exact: true })).toBeVisible();
  await expect(notice).toContainText(said);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
