import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { test } from './gallery.ts';

const sections = ['buttons', 'fields', 'table', 'marks', 'faces', 'layout', 'over'];
const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

for (const section of sections)
  for (const size of sizes)
    for (const colorScheme of ['light', 'dark'] as const)
      test(`${section} at ${size.width}, ${colorScheme}: no axe finding, nothing wider than the page`, async ({
        gallery,
        page,
      }) => {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(`${gallery}?section=${section}`);
        await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await page.screenshot({
          path: `reports/screens/gallery-${section}-${size.width}-${colorScheme}.png`,
          fullPage: true,
        });
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wider).toBe(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target.join(' '))])).toEqual([]);
      });

test('the table is walked with j, k and the arrows, selected with x, opened with Enter', async ({ gallery, page }) => {
  await page.goto(`${gallery}?section=table`);
  const rows = page.getByRole('table', { name: 'Candidates' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(rows.nth(2).getByRole('link')).toBeFocused();
  await page.keyboard.press('x');
  await expect(rows.nth(2).getByRole('checkbox')).toBeChecked();
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/terms\/general/);
});

test('keys that are typed into a field do not move the table', async ({ gallery, page }) => {
  await page.goto(`${gallery}?section=table`);
  const keyword = page.getByRole('searchbox', { name: 'Keyword' });
  await keyword.fill('');
  await keyword.pressSequentially('jx');
  await expect(keyword).toBeFocused();
  await expect(page.getByText('2 selected')).toBeVisible();
});

test('filters stand in the address: typed after a pause, picked by keyboard, kept by a reload', async ({
  gallery,
  page,
}) => {
  await page.goto(`${gallery}?section=table&page=3`);
  await page.getByRole('searchbox', { name: 'Keyword' }).pressSequentially('2024');
  await expect(page).toHaveURL(/q=2024/);
  await expect(page).not.toHaveURL(/page=/);

  await page.getByRole('button', { name: 'Engagement type' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: /Competitive/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/client=success-fee/);
  await expect(page.getByRole('button', { name: 'Engagement type: Success fee' })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Keyword' })).toHaveValue('2024');
  await expect(page.getByRole('button', { name: 'Engagement type: Success fee' })).toBeVisible();
});

test('a long list of values is searched, and several are picked', async ({ gallery, page }) => {
  await page.goto(`${gallery}?section=table`);
  await page.getByRole('button', { name: 'Client' }).click();
  await page
    .getByRole('searchbox', { name: 'Client' })
    .or(page.getByRole('textbox', { name: 'Client' }))
    .fill('care');
  await expect(page.getByRole('option')).toHaveText(['Tallowood Care']);
  await page.getByRole('option', { name: 'Tallowood Care' }).click();
  await page
    .getByRole('textbox', { name: 'Client' })
    .or(page.getByRole('searchbox', { name: 'Client' }))
    .fill('sable');
  await page.getByRole('option', { name: 'Sable Ridge' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Client: 2' })).toBeVisible();
});

test('the total and the pages are shown, and the page is kept in the address', async ({ gallery, page }) => {
  await page.goto(`${gallery}?section=table`);
  await expect(page.getByText('Total 160 records')).toBeVisible();
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=1/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('button', { name: 'Page 3', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('a form says what is missing in the words of the specification, and leads to it', async ({ gallery, page }) => {
  await page.goto(`${gallery}?section=fields`);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await page.getByRole('button', { name: 'Submit Candidate' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Name is required!');
  await name.fill('x'.repeat(41));
  await expect(name).toHaveAccessibleDescription('Name must not exceed 40 characters!');
  await name.fill('Rosa Ibarra');
  await page.getByRole('button', { name: 'Submit Candidate' }).click();
  await expect(page.getByText('Candidate saved')).toBeVisible();
});

test('a field that is off can be read, cannot be changed and says why', async ({ gallery, page }) => {
  await page.goto(`${gallery}?section=fields`);
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.focus();
  await page.keyboard.press('x');
  await expect(email).toHaveValue('beatrix@lindholm.example');
  await expect(email).toHaveAccessibleDescription(/confirmed and stays/);
});

test('a day is typed, and picked from the calendar', async ({ gallery, page }) => {
  await page.goto(`${gallery}?section=fields`);
  const field = page.getByRole('group', { name: 'Start date' });
  await field.getByRole('spinbutton', { name: /month/ }).focus();
  await page.keyboard.type('01152027');
  await expect(field).toHaveText(/01\s*\/\s*15\s*\/\s*2027/);
  await field.getByRole('button', { name: /Open calendar/ }).click();
  await page.getByRole('button', { name: /January 20, 2027/ }).click();
  await expect(field).toHaveText(/01\s*\/\s*20\s*\/\s*2027/);
});

test('one of many is found by typing', async ({ gallery, page }) => {
  await page.goto(`${gallery}?section=fields`);
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.fill('zeal');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('New Zealand');
});

test('the list of one of many opens over the page, is picked from with the mouse, and Escape leaves what was picked', async ({
  gallery,
  page,
}) => {
  await page.goto(`${gallery}?section=fields`);
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.click();
  const list = page.getByRole('listbox', { name: 'Country' });
  await expect(list).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(country).toHaveAttribute('aria-activedescendant', /./);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await list.getByRole('option', { name: 'Singapore' }).click();
  await expect(list).toBeHidden();
  await expect(country).toHaveValue('Singapore');
  await country.fill('nowhere');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(country).toHaveValue('Singapore');
  await country.fill('');
  await page.keyboard.press('Tab');
  await expect(country).toHaveValue('');
});

test('an upload says its limits first, refuses with the reason, and shows how far it is', async ({ gallery, page }) => {
  await page.goto(`${gallery}?section=fields`);
  const documents = page.getByLabel('Documents');
  await expect(documents).toHaveAccessibleDescription(/pdf, png.*Under 1 MB\./);
  await documents.setInputFiles([
    { name: 'team.tiff', mimeType: 'image/tiff', buffer: Buffer.alloc(3_400_000) },
    { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(2000) },
  ]);
  await expect(page.getByText('tiff is not accepted, and 3.4 MB is not under 1 MB.').last()).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Uploading cv.pdf' })).toBeVisible();
  await expect(page.getByText('cv.pdf uploaded')).toBeAttached();
  await page.getByRole('button', { name: 'Remove team.tiff' }).click();
  await expect(page.getByText('team.tiff')).toHaveCount(0);
});

test('a dialog holds the focus, Escape closes it, and the focus returns', async ({ gallery, page }) => {
  await page.goto(`${gallery}?section=over`);
  const opener = page.getByRole('button', { name: 'Dialog', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Contact Support' });
  await expect(dialog).toBeVisible();
  for (let times = 0; times < 6; times += 1) await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a question that wants a reason does not go on without one', async ({ gallery, page }) => {
  await page.goto(`${gallery}?section=over`);
  await page.getByRole('button', { name: 'Confirm with a reason' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Withdraw Application' });
  await dialog.getByRole('button', { name: 'Withdraw Application' }).click();
  await expect(dialog.getByText('Reason is required!')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Capacity');
  await dialog.getByRole('button', { name: 'Withdraw Application' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Application withdrawn')).toBeVisible();
});

test('the sidebar folds, remembers it, and is a sheet on a phone', async ({ gallery, page }) => {
  await page.goto(gallery);
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main).toHaveCSS('width', '232px');
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(main).toHaveCSS('width', '56px');
  await page.reload();
  await expect(main).toHaveCSS('width', '56px');
  await expect(main.getByRole('link', { name: 'Engagements' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(main).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(main).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main).toBeHidden();
});

test('a control that is off keeps its label and its place, does nothing, and says why', async ({ gallery, page }) => {
  await page.goto(`${gallery}?section=buttons`);
  const off = page.getByRole('button', { name: 'Withdraw bid' });
  await expect(off).toHaveAttribute('aria-disabled', 'true');
  await expect(off).toHaveAccessibleDescription(/Bids could be withdrawn until 14:00 AEDT/);
  await off.focus();
  await expect(off).toBeFocused();
});
