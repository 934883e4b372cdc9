import { expect, test } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

test('an employer drafts an engagement, returns to it, reads what is missing and publishes it; an agency finds it', async ({
  page,
  browser,
}) => {
  const title = `Night Shift Midwives ${String(process.pid)}`;
  await startSession(page, people.brightwaterEmployer);
  await page.goto('/employer/engagements');
  await page.getByRole('link', { name: 'New Engagement' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
  await expect(page).toHaveURL(/draft=/);

  await page.goto('/employer/engagements');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^\d+ items are missing$/)).toBeVisible();
  for (const words of ['Description is required!', 'Role category is required!', 'Job title is required!']) {
    await expect(page.getByText(words).first()).toBeVisible();
  }
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('textbox', { name: 'Description' }).first().fill('Midwives for two wards, in rotating shifts.');
  await page.getByLabel('Role category').selectOption({ label: 'Professional' });
  await page.getByLabel('Employment class').selectOption({ label: 'Permanent full-time' });
  const pick = async (label: string, typed: string, option: string | RegExp): Promise<void> => {
    await page.getByRole('combobox', { name: label, exact: true }).fill(typed);
    await page.getByRole('option', { name: option }).first().click();
  };
  await pick('Classification', 'Healthcare', /Healthcare/);
  await page.getByRole('textbox', { name: 'Location' }).first().fill('Geelong, Australia');
  await pick('Country', 'Australia', 'Australia');
  await pick('Time zone', 'Melbourne', /Melbourne/);
  const later = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10).split('-');
  await page.getByRole('spinbutton', { name: /month/ }).focus();
  await page.keyboard.type(`${later[1] ?? ''}${later[2] ?? ''}${later[0] ?? ''}`, { delay: 20 });
  await page.getByRole('textbox', { name: 'Fee' }).fill('12500');
  await page.getByRole('textbox', { name: 'Terms' }).fill('The fee is due within 30 days of the start.');
  const request = page.getByRole('group', { name: 'Talent request 1' });
  await request.getByRole('textbox', { name: 'Job title' }).fill('Midwife');
  await request.getByRole('textbox', { name: 'Location' }).fill('Geelong');
  await request.getByRole('button', { name: 'Add Question' }).click();
  await request.getByRole('textbox', { name: 'Question 1' }).fill('Is the candidate registered?');
  await request.getByRole('textbox', { name: 'Qualifying answer' }).fill('yes');
  await page.getByRole('button', { name: 'Add Requirement' }).click();
  await page.getByRole('textbox', { name: 'Requirement 1' }).fill('Has placed midwives before.');
  await page.getByRole('textbox', { name: 'Hiring lead', exact: true }).fill('Priya Raman');
  await page.getByRole('textbox', { name: 'Hiring lead’s email' }).fill('priya.raman@brightwater.example');

  // A document belongs to the engagement or to a talent request, and can be removed again.
  const addDocument = async (name: string, belongsTo: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add Document' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Add Document' });
    await dialog.getByRole('button', { name: 'Add Document' }).click();
    await expect(dialog.getByText('File is required!')).toBeVisible();
    await dialog.getByLabel('File').setInputFiles({ name: `${name}.exe`, mimeType: 'application/pdf', buffer: pdf });
    await expect(dialog.getByText('exe files are not accepted.', { exact: true })).toBeVisible();
    await dialog.getByLabel('File').setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdf });
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(name);
    await dialog.getByLabel('Applies to').selectOption({ label: belongsTo });
    await dialog.getByRole('button', { name: 'Add Document' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Download ${name}` })).toBeVisible();
  };
  await addDocument('Roster', 'The whole engagement');
  await addDocument('Position description', 'Midwife');
  await addDocument('Old handbook', 'The whole engagement');
  await page.getByRole('button', { name: 'Remove Old handbook' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Download Old handbook' })).toHaveCount(0);

  // The preview uses the same components as the agency's page.
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('This is how agencies will see the engagement. It isn’t published yet.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Has placed midwives before.');
  await expect(page.getByRole('main')).toContainText('Position description');
  await expect(page.getByRole('article').filter({ hasText: 'Midwife' })).toContainText('1 question for each candidate');
  await expect(page.getByRole('main')).not.toContainText('Old handbook');
  await page.getByRole('link', { name: 'Continue Editing' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title);

  const agency = await (await browser.newContext()).newPage();
  await startSession(agency, people.rivalOwner);
  await agency.goto(`/opportunities?keywords=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^Engagement \d{6} has been published\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Midwife' })).toContainText('In-Market');
  const engagementId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await agency.goto(`/opportunities/${engagementId}`);
  await expect(agency.getByRole('heading', { name: title }).first()).toBeVisible();
  await expect(agency.getByText('Has placed midwives before.')).toBeVisible();
  await expect(agency.getByRole('main')).not.toContainText('Old handbook');
  const download = agency.waitForEvent('download');
  await agency.getByRole('button', { name: 'Download Roster' }).first().click();
  expect((await download).suggestedFilename()).toBe('Roster.pdf');
  await agency.context().close();
});
