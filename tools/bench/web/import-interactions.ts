import type { Locator, Page } from 'playwright-core';
import { click, clickOn, press, waitUntilSettled, type, type PageInteractions } from './actions.ts';

const path = '/engagement/board?assignToMe=false&keyword=Perioperative%20nursing';

/** As many CVs as can be imported for a talent request. Each is a different person. */
const files = Array.from({ length: 50 }, (_, at) => ({
  name: `cv-${String(at)}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(`Aino Person\nTheatre Nurse\nPerth WA | aino${String(at)}@people.example`),
}));

/** Opens the first engagement's list of imported CVs, and chooses the files. */
const chooseFiles = async (page: Page): Promise<void> => {
  await clickOn(page.getByRole('table').getByRole('link').first());
  await clickOn(page.locator('a[href^="/engagement/"][href$="/candidates"]').first());
  await click(page, 'link', 'Add CVs');
  await page.getByLabel('CVs', { exact: true }).setInputFiles(files);
  await page.getByRole('row').nth(files.length).waitFor();
};

/** Moves between the rows, enters a salary, filters the list, and removes a row. */
const editRows = async (page: Page): Promise<void> => {
  await press(page, 'j', 'j', 'k');
  // A request with questions has no field for the salary in the rows.
  const salary = page.getByLabel(/^Base salary of Aino Person/).first();
  if ((await salary.count()) > 0) {
    await clickOn(salary);
    await type(page, '95');
  }
  await click(page, 'button', /^Incomplete/);
  await click(page, 'button', /^Incomplete/);
  await click(page, 'button', /^Remove /);
};

const imported = (page: Page): Locator => page.getByText(/^cv-\d+\.txt, /);

const waitForImports = (page: Page, count: number): Promise<void> =>
  imported(page)
    .nth(count - 1)
    .waitFor({ timeout: 300_000 });

export const importInteractions: readonly PageInteractions[] = [
  {
    path,
    name: '50 CVs while they upload',
    prepare: async (database) => void (await database.query('delete from submission_draft where is_imported')),
    does: async (page) => {
      // A page on a slow CPU takes longer for its interactions than the server for its files.
      await page.route(/\/candidate\/imports\//, async (route) => {
        if (route.request().method() === 'POST') await page.waitForTimeout(1000);
        await route.continue();
      });
      await chooseFiles(page);
      await imported(page).first().waitFor();
      await editRows(page);
      if ((await imported(page).count()) >= files.length - 1)
        throw new Error('The uploads ended before the interactions.');
      // Files that are still waiting when the page closes would be uploaded in the next round as well.
      await waitForImports(page, files.length - 1);
    },
  },
  {
    path,
    name: '50 CVs in the list',
    prepare: async (database) => void (await database.query('delete from submission_draft where is_imported')),
    does: async (page) => {
      await chooseFiles(page);
      await waitForImports(page, files.length);
      await waitUntilSettled(page);
      await editRows(page);
    },
  },
];
