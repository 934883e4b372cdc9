import { expect, test, type Page } from '@playwright/test';
import { dayText } from '#contract/common/day-text.ts';
import { axeViolations } from '#e2e/app/axe.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const tallowood = 'hiring@tallowood.example';
const cell = (page: Page, kind: string) =>
  page
    .getByRole('list', { name: /^Prequalification with Tallowood/ })
    .getByRole('listitem')
    .filter({ has: page.getByText(kind, { exact: true }) });
const faults = (page: Page) => axeViolations(page);
const isLive = (page: Page) => expect(page.locator('[data-live="true"]')).toBeAttached();

test('an agency requests prequalification for a category with documents; the client approves, revokes and declines, and each open page is updated live [Q01]', async ({
  page,
  browser,
}) => {
  const employer = await (await browser.newContext()).newPage();
  await startSession(employer, tallowood);
  await employer.goto('/employer/prequalifications');
  await expect(employer.getByText('No requests yet')).toBeVisible();
  await isLive(employer);

  await startSession(page, people.owner);
  await page.goto('/prequalification?q=Tallowood');
  await expect(cell(page, 'Permanent, Professional')).toContainText('Not requested');
  await cell(page, 'Permanent, Professional')
    .getByRole('button', { name: /^Request/ })
    .click();
  const form = page.getByRole('dialog', { name: /^Request prequalification with Tallowood/ });
  await form.getByRole('checkbox', { name: /^Professional indemnity insurance/ }).check();
  await form.getByLabel('Message to the client').fill('We know your mills.');
  expect(await faults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText(/^Your request has been sent to Tallowood.*\.$/)).toBeVisible();
  await expect(cell(page, 'Permanent, Professional')).toContainText('Pending');

  const row = employer.getByRole('row', { name: /Harbour Talent.*Permanent, Professional/ });
  await expect(row).toContainText('Pending');
  await expect(employer.getByText('1 to decide')).toBeVisible();
  await row.getByRole('link').click();
  const main = employer.getByRole('main');
  await expect(main).toContainText('We know your mills.');
  await expect(main).toContainText('Professional indemnity insurance');
  await expect(main).not.toContainText('Public liability insurance');
  const saved = employer.waitForEvent('download');
  await main.getByRole('button', { name: 'Download Professional-indemnity-2026.pdf' }).click();
  expect((await saved).suggestedFilename()).toBe('Professional-indemnity-2026.pdf');
  await main.getByRole('button', { name: 'Approve' }).click();
  const approval = employer.getByRole('alertdialog', { name: 'Approve Harbour Talent?' });
  await expect(approval).toContainText('You keep access to this version of its document.');
  expect(await faults(employer)).toEqual([]);
  await approval.getByRole('button', { name: 'Approve' }).click();
  await expect(employer.getByText(/^Harbour Talent has been approved until \d\d \w+ \d{4}\.$/)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Approved documents' })).toBeVisible();

  await expect(cell(page, 'Permanent, Professional')).toContainText('Approved');
  await expect(cell(page, 'Permanent, Professional')).toContainText(/until \d\d \w+ \d{4}/);
  await page.goto('/activitystream/notification?state=all');
  await expect(
    page.getByText(/^Tallowood .* prequalified your agency for Permanent, Professional\.$/).first(),
  ).toBeVisible();

  await page.goto('/prequalification?q=Tallowood');
  await expect(cell(page, 'Permanent, Professional')).toContainText('Approved');
  await isLive(page);
  await main.getByRole('button', { name: 'Extend' }).click();
  const extension = employer.getByRole('alertdialog', { name: 'Extend Harbour Talent’s approval' });
  await expect(extension).toContainText('Your approval relies on the documents that you have already checked.');
  expect(await faults(employer)).toEqual([]);
  await extension.getByRole('button', { name: 'Extend' }).click();
  const inTwoYears = String(new Date().getUTCFullYear() + 2);
  await expect(
    employer.getByText(new RegExp(`^Harbour Talent has been approved until \\d\\d \\w+ ${inTwoYears}\\.$`)),
  ).toBeVisible();
  await expect(cell(page, 'Permanent, Professional')).toContainText(inTwoYears);

  await main.getByRole('button', { name: 'Revoke' }).click();
  const revocation = employer.getByRole('alertdialog', { name: 'Revoke Harbour Talent’s approval?' });
  await revocation.getByRole('button', { name: 'Revoke' }).click();
  await expect(revocation.getByText('Reason is required!')).toBeVisible();
  await revocation.getByLabel('Reason').fill('The cover was not renewed.');
  await revocation.getByRole('button', { name: 'Revoke' }).click();
  await expect(employer.getByText('Harbour Talent’s approval has been revoked.')).toBeVisible();
  await expect(cell(page, 'Permanent, Professional')).toContainText('Revoked');
  await expect(cell(page, 'Permanent, Professional')).toContainText('Reason: The cover was not renewed.');

  await cell(page, 'Permanent, Professional')
    .getByRole('button', { name: /^Request/ })
    .click();
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(cell(page, 'Permanent, Professional')).toContainText('Pending');
  await employer.goto('/employer/prequalifications?status=1');
  await employer
    .getByRole('row', { name: /Harbour Talent/ })
    .getByRole('link')
    .click();
  await main.getByRole('button', { name: 'Decline' }).click();
  const refusal = employer.getByRole('alertdialog', { name: 'Decline Harbour Talent?' });
  await refusal.getByLabel('Reason').fill('We have our agencies for the mills.');
  await refusal.getByRole('button', { name: 'Decline' }).click();
  await expect(employer.getByText('Harbour Talent has been declined.')).toBeVisible();
  await expect(cell(page, 'Permanent, Professional')).toContainText('Declined');
  await expect(cell(page, 'Permanent, Professional')).toContainText('Upload a new document, or wait until');
  await expect(cell(page, 'Permanent, Professional').getByRole('button', { name: /^Request/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  const reader = await browser.newContext({ timezoneId: 'Australia/Sydney' });
  const inSydney = await reader.newPage();
  await startSession(inSydney, people.owner);
  await inSydney.goto('/prequalification?q=Tallowood');
  const declined = cell(inSydney, 'Permanent, Professional');
  const ownDay = new RegExp(dayText(new Date(), 'Australia/Sydney'), 'g');
  await expect(declined).toContainText('declined your prequalification on');
  expect((await declined.innerText()).match(ownDay)).toHaveLength(2);
  await reader.close();

  await page.getByRole('link', { name: /^History with Tallowood/ }).click();
  const history = page.getByRole('list', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(6);
  await expect(history).toContainText('We have our agencies for the mills.');
  await employer.context().close();
});

test('an opportunity that requires prequalification has a link to request it beside the reason', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/opportunities?q=Brightwater');
  await page
    .getByRole('list', { name: 'Results' })
    .getByRole('listitem')
    .filter({ hasText: 'Not requested' })
    .first()
    .getByRole('link')
    .click();
  const detail = page.getByRole('complementary', { name: 'Selected opportunity' });
  await expect(detail).toContainText('Request prequalification with them.');
  await detail.getByRole('button', { name: 'Request Prequalification' }).click();
  const form = page.getByRole('dialog', { name: 'Request prequalification with Brightwater Utilities' });
  await expect(form).toContainText('Brightwater Utilities sees only these documents for this kind of role.');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
});
