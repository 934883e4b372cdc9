import { expect, test } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import {
  approveAgencyEndpoint,
  declineAgencyEndpoint,
  listWaitingAgenciesEndpoint,
} from '#contract/profile/endpoints/verification.ts';
import { waitForEmailedLink } from '#e2e/actors/mailbox.ts';
import { asNewAgency } from '#e2e/actors/new-agency.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';

test('a new agency answers the survey, submits it, is declined and approved, and is notified of each live and by email [P10]', async ({
  page,
}) => {
  const { email } = await asNewAgency(page, 'Beacon Search');
  await page.goto('/profile/assessment');
  await expect(page).toHaveTitle('Rolecall Agency | Assessment');
  const form = page.getByRole('form', { name: 'Assessment' });
  await expect(form.getByRole('heading', { level: 2 })).toHaveCount(14);
  await expect(form.getByRole('button', { name: 'Confirm the assessment' })).toHaveAttribute('aria-disabled', 'true');
  await form.getByLabel('Years').fill('12');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Assessment has been created')).toBeVisible();

  const texts: Record<string, string> = {
    'Legal entity': 'Beacon Search Ltd',
    'Registration number': 'SG 2019 44',
    Consultants: '4',
    Licenses: 'Singapore: EA licence',
    Executive: '1',
    Professional: '22',
    'Skilled/Semi-skilled': '0',
  };
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: true }).fill(text);
  for (const question of await form.getByRole('radiogroup').all()) await question.getByLabel('No').check();
  await form.getByRole('radiogroup', { name: 'Do you use AI in sourcing?' }).getByLabel('Yes').check();
  await form.getByLabel('Working days').selectOption('4 to 7');
  await expect(form.getByText('1 required answer is missing.')).toBeVisible();
  await form.getByLabel('Describe how').fill('To search our own records.');
  await form.getByRole('radiogroup', { name: 'Do you report on diversity?' }).getByLabel('Yes').check();
  await form.getByLabel('Latest report').setInputFiles({
    name: 'Report.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Half of us.'),
  });
  // Waits until the file has been uploaded, because the buttons that then appear move the content below.
  await expect(form.getByRole('button', { name: 'Open Report.txt' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Remove Report.txt' })).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Assessment has been updated')).toBeVisible();

  await form.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview your answers' });
  for (const text of ['Beacon Search Ltd', 'Report.txt', '4 to 7', 'To search our own records.', 'Not confirmed'])
    await expect(preview.getByText(text)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await form.getByRole('button', { name: 'Confirm the assessment' }).click();
  await page
    .getByRole('alertdialog', { name: 'Confirm the assessment?' })
    .getByRole('button', { name: 'Confirm the assessment' })
    .click();
  await expect(page.getByText('Assessment has been confirmed')).toBeVisible();
  await expect(page.getByText('Rolecall is reviewing your assessment and will email you')).toBeVisible();

  const staff = await signInOverHttp(new URL(page.url()).origin, people.providerAdmin);
  const { records } = await staff.call(listWaitingAgenciesEndpoint, { pageSize: 100 });
  const waiting = records.find(({ ownerEmail }) => ownerEmail === email);
  expect(waiting).toMatchObject({ organizationName: 'Beacon Search', wasDeclined: false });
  const tenantId = waiting?.tenantId ?? '';
  await expect(page.locator('[data-live="true"]')).toBeAttached();
  await staff.call(declineAgencyEndpoint, { tenantId, reason: 'The licence has run out.' });
  await expect(page.getByText('Rolecall has declined your agency: The licence has run out.')).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await expect(sidebar.getByText('Account Declined')).toBeVisible();
  expect(await waitForEmailedLink(page, email, 'Beacon Search was not approved')).toContain('/profile/assessment');

  await staff.call(approveAgencyEndpoint, { tenantId });
  await expect(sidebar.getByText('Verified')).toBeVisible();
  expect(await waitForEmailedLink(page, email, 'Beacon Search is approved')).toContain('/opportunities');
});
