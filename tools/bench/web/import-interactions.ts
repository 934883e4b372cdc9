import type { Page } from 'playwright-core';
import { click, press, waitUntilSettled, type, type PageInteractions } from './actions.ts';

const path = '/engagement/board?assignToMe=false&keyword=Perioperative%20nursing';

/** As many CVs as can be imported for a talent request. Each is a different person. */
const files = Array.from({ length: 50 }, (_, at) => ({
  name: `cv-${String(at)}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(`Aino Person\nTheatre Nurse\nPerth WA | aino${String(at)}@people.example`),
}));

/** Opens the first engagement's list of imported CVs, and chooses the files. */
const chooseFiles = async (page: Page): Promise<void> => {
  await page.getByRole('table').getByRole('link').first().click();
  await page.locator('a[href^="/engagement/"][href$="/candidates"]').first().click();
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
    await salary.click();
    await type(page, '95');
  }
  await click(page, 'button', /^Incomplete/);
  await click(page, 'button', /^Incomplete/);
  await click(page, 'button', /^Remove /);
};

const importedName = /^cv-\d+\.txt, /;

export const importInteractions: readonly PageInteractions[] = [
  {
    path,
    name: '50 CVs while they upload',
    prepare: async (database) => void (await database.query('delete from submission_draft where is_imported')),
    does: async (page) => {
      await chooseFiles(page);
      await page.getByText(importedName).first().waitFor();
      await editRows(page);
      const imported = await page.getByText(importedName).count();
      if (imported >= files.length - 1) throw new Error('The uploads ended before the interactions.');
    },
  },
  {
    path,
    name: '50 CVs in the list',
    prepare: async (database) => void (await database.query('delete from submission_draft where is_imported')),
    does: async (page) => {
      await chooseFiles(page);
      await page
        .getByText(importedName)
        .nth(files.length - 1)
        .waitFor({ timeout: 300_000 });
      await waitUntilSettled(page);
      await editRows(page);
    },
  },
];
