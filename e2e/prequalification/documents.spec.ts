import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { pdfCv } from '#e2e/app/cv.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const name = 'Labour-hire licence';
const line = (page: Page, called = name) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(called, { exact: true }) })
    .first();
const faults = (page: Page) => axeViolations(page);

test('a document is uploaded with a description, shared with a client for some categories, replaced and deleted; the client sees only what is shared with it [Q02]', async ({
  page,
  browser,
}) => {
  const employer = await (await browser.newContext()).newPage();
  await startSession(employer, people.employer);
  await employer.goto('/employer/prequalifications?status=1');
  await employer
    .getByRole('row', { name: /Harbour Talent.*Contract, Professional/ })
    .getByRole('link')
    .click();
  const shown = employer.getByRole('main');
  await expect(shown).toContainText('Public liability insurance');
  await expect(shown).not.toContainText(name);
  await expect(employer.locator('[data-live="true"]')).toBeAttached();

  await startSession(page, people.admin);
  await page.goto('/prequalificationdocuments');
  await page.getByRole('button', { name: 'Upload Document' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 MB');
  await dialog.getByRole('button', { name: 'Upload Document' }).click();
  await expect(dialog.getByText('File is required!')).toBeVisible();
  await expect(dialog.getByText('Description is required!')).toBeVisible();
  const file = dialog.getByLabel('File', { exact: true });
  await file.setInputFiles({ name: 'licence.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
  await expect(dialog.getByText(/exe/).last()).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove licence.exe' }).click();
  await file.setInputFiles({ name: 'Licence.pdf', mimeType: 'application/pdf', buffer: await pdfCv(['Licence 2026']) });
  await dialog.getByLabel('Description').fill(name);
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Upload Document' }).click();
  await expect(page.getByText(`${name} has been saved.`)).toBeVisible();
  await expect(line(page)).toContainText('Not shared');

  await line(page)
    .getByRole('button', { name: `Sharing: ${name}` })
    .click();
  await dialog.getByLabel('Client').selectOption({ label: 'Northwind Health' });
  const contract = dialog.getByRole('group', { name: 'Contract' });
  for (const kind of ['Executive', 'Professional', 'Skilled/Semi-skilled']) {
    await contract.getByRole('checkbox', { name: kind }).check();
    await dialog.getByRole('group', { name: 'Permanent' }).getByRole('checkbox', { name: kind }).check();
  }
  await dialog.getByLabel('Location').fill('Melbourne, Australia');
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Northwind Health: saved.')).toBeVisible();
  await expect(shown).toContainText(name);
  await expect(shown).toContainText('Licence.pdf');

  await contract.getByRole('checkbox', { name: 'Professional' }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(shown).not.toContainText(name);
  await contract.getByRole('checkbox', { name: 'Professional' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(shown).toContainText(name);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(line(page)).toContainText('Shared with Northwind Health');

  await line(page)
    .getByRole('button', { name: `Replace ${name}` })
    .click();
  await file.setInputFiles({
    name: 'Licence-2027.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfCv(['Licence 2027']),
  });
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(line(page)).toContainText('2 versions');
  await expect(shown).toContainText('Licence-2027.pdf');
  await line(page).getByText('2 versions').click();
  await expect(line(page).getByRole('button', { name: 'Download Licence.pdf' })).toBeVisible();

  await line(page)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  await dialog.getByLabel('Description').fill(`${name} of Victoria`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(line(page, `${name} of Victoria`)).toBeVisible();
  await line(page, `${name} of Victoria`)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} of Victoria has been deleted.`)).toBeVisible();
  await expect(line(page, `${name} of Victoria`)).toBeHidden();
  await expect(shown).not.toContainText(name);
  await employer.context().close();
});

test('a user who may only view documents sees a notice instead of buttons', async ({ page }) => {
  await startSession(page, people.standard);
  await page.goto('/prequalificationdocuments');
  await expect(page.getByRole('main')).toContainText('You don’t have permission to change documents.');
  await expect(line(page, 'Public liability insurance')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload Document' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
});
