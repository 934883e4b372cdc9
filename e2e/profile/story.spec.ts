import { expect, test } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import sharp from 'sharp';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('the biography is rich text, its length is counted on visible characters only, and it is saved [P03]', async ({
  page,
}) => {
  await startSession(page, people.rivalOwner);
  await page.goto('/profile/biography');
  await expect(page).toHaveTitle('Rolecall Agency | Company Biography');
  const editor = page.getByRole('textbox', { name: 'Company Biography' });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(page.getByText('0 of 700')).toBeVisible();
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Small lists');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type(', long memories.');
  await expect(page.getByText('24 of 700')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Company Biography has been saved')).toBeVisible();

  await page.keyboard.insertText('x'.repeat(680));
  await editor.click();
  await page.keyboard.insertText('x'.repeat(680));
  await expect(page.getByText('Company Biography must not exceed 700 characters!')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('24 of 700')).toBeVisible();
  await page.reload();
  await expect(editor.getByText('Small lists')).toHaveCSS('font-weight', '600');
  await expect(editor).toHaveText('Small lists, long memories.');
  expect(await axeViolations(page)).toEqual([]);
});

test('client history is added with every field, listed, edited and deleted [P08]', async ({ page }) => {
  await startSession(page, people.rivalOwner);
  await page.goto('/profile/client-history');
  await expect(page).toHaveTitle('Rolecall Agency | Client History');
  await expect(page.getByRole('heading', { name: 'No client history yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add client history' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Add client history' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  for (const field of ['Client', 'Project', 'Region', 'Country', 'Engaged Date', 'Sector', 'Industry'])
    await expect(dialog.getByText(`${field} is required!`, { exact: true })).toBeVisible();
  await dialog.getByLabel('Client', { exact: true }).fill('Marram Pastoral');
  await dialog.getByLabel('Project').fill('Station managers');
  await dialog.getByLabel('Location').fill('Wagga Wagga');
  const engaged = dialog.getByRole('group', { name: 'Engaged Date' });
  await engaged.getByRole('spinbutton').first().click();
  await page.keyboard.type('03062023');
  await dialog.getByLabel('Region').selectOption('Australia & New Zealand');
  await dialog.getByLabel('Country').fill('Austr');
  await dialog.getByRole('option', { name: 'Australia', exact: true }).click();
  await dialog.getByLabel('Sector').selectOption('Private');
  await dialog.getByLabel('Industry').selectOption('Agriculture');
  await dialog.getByLabel('Recruitment Type').selectOption('perm');
  await dialog.getByLabel('Role Category').selectOption('Executive');
  await dialog.getByLabel('Employment Class').selectOption('Fixed term');
  await dialog.getByLabel('Description').fill('Nine managers in two seasons.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Client History has been saved')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Marram Pastoral' });
  for (const text of [
    'Station managers',
    'Wagga Wagga',
    '06 Mar 2023',
    'Australia & New Zealand',
    'Private',
    'Agriculture',
    'perm',
    'Executive',
    'Fixed term',
    'Nine managers in two seasons.',
  ])
    await expect(card).toContainText(text);

  await card.getByRole('button', { name: 'Edit Marram Pastoral' }).click();
  const edit = page.getByRole('alertdialog', { name: 'Edit client history' });
  await expect(edit.getByLabel('Industry')).toHaveValue('1');
  await edit.getByLabel('Client', { exact: true }).fill('Marram Group');
  await edit.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Delete Marram Group' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Client History has been deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No client history yet' })).toBeVisible();
});

test('Add Company Logo takes jpg or png of at most 500 kb, makes a full image and a thumbnail; a logo that fails to load has a fallback, a person without a photo a generic image [L08]', async ({
  page,
}) => {
  await startSession(page, people.rivalOwner);
  await page.goto('/profile');
  const card = page.getByRole('complementary', { name: 'Profile', exact: true });
  await expect(card.getByText('QS', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Add Company Logo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Company Logo' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Company Logo is required!')).toBeVisible();
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    dialog.getByLabel('Company Logo').setInputFiles({ name, mimeType, buffer });
  await choose('logo.gif', 'image/gif', Buffer.from('GIF89a'));
  await expect(dialog.getByText('gif files are not accepted.', { exact: true })).toBeVisible();
  await choose('logo.png', 'image/png', Buffer.alloc(500_001, 1));
  await expect(dialog.getByText('The file is 501 kB. The limit is 500 kB.', { exact: true })).toBeVisible();
  await choose('logo.png', 'image/png', Buffer.from('this is no picture'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Company Logo must be a jpg or png.')).toBeVisible();
  const picture = await sharp({ create: { width: 240, height: 240, channels: 3, background: '#114b5f' } })
    .png()
    .toBuffer();
  const uploaded = page.waitForResponse((response) => response.url().endsWith('/uploadCompanyProfilePicture'));
  await choose('logo.png', 'image/png', picture);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Company Logo has been saved')).toBeVisible();
  const paths = (await (await uploaded).json()) as { uploadFile: string; uploadFileThumb: string };
  const width = async (path: string) => (await sharp(await (await page.request.get(path)).body()).metadata()).width;
  expect([await width(paths.uploadFile), await width(paths.uploadFileThumb)]).toEqual([240, 96]);
  await expect(card.getByRole('presentation').or(card.locator('img'))).toHaveAttribute('src', paths.uploadFileThumb);
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('img')).toHaveAttribute(
    'src',
    paths.uploadFileThumb,
  );

  await page.route('**/api/v1/logos/**', (route) => route.abort());
  await page.reload();
  await expect(card.getByText('QS', { exact: true })).toBeVisible();
  await page.goto('/profile/summary');
  await expect(page.getByRole('img', { name: 'No photo' })).toBeVisible();
});
