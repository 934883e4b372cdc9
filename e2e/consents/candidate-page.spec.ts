import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { uploadDocumentEndpoint } from '#contract/candidates/endpoints.ts';
import { axeViolations } from '#e2e/app/axe.ts';
import { findOverflowingElements, pageSettled } from '#e2e/app/layout-checks.ts';
import { requestConsentOverHttp, newPerson, createConsentEngagement } from '#e2e/actors/consent.ts';
import { pressByKeyboard, typeByKeyboard } from '#e2e/actors/keyboard.ts';
import { waitForEmail, waitForEmailedLink } from '#e2e/actors/mailbox.ts';

/** Asks a new person for consent, and returns that person and the link they received. */
const asked = async (page: Page, baseURL: string | undefined) => {
  const { owner, talentRequestId } = await createConsentEngagement(baseURL);
  const person = newPerson();
  await requestConsentOverHttp(owner, talentRequestId, person);
  return { person, link: await waitForEmailedLink(page, person.emailAddress, /put you forward/) };
};

/** Returns the code from the latest email, once it differs from the previous code. */
const codeOf = async (page: Page, email: string, before?: string): Promise<string> => {
  let code = '';
  await expect
    .poll(async () => {
      code =
        /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(await waitForEmail(page, email, /^Code to download or delete/))?.[0] ?? '';
      return code !== '' && code !== before;
    })
    .toBe(true);
  return code;
};

test('with a code from an email a candidate downloads what is held, and then deletes it', async ({ page, baseURL }) => {
  const { owner, talentRequestId } = await createConsentEngagement(baseURL);
  const person = newPerson();
  const degree = await owner.upload(
    uploadDocumentEndpoint,
    { kind: 'other' },
    { name: 'Degree.txt', bytes: new TextEncoder().encode('Bachelor of Perfusion Science') },
  );
  await requestConsentOverHttp(owner, talentRequestId, { ...person, otherDocumentIds: [degree.documentId] });
  const link = await waitForEmailedLink(page, person.emailAddress, /put you forward/);
  await page.goto(link);
  // Before answering, the candidate can read each document that would be shared.
  const textOf = async (name: string): Promise<string> => {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    return readFile(await (await started).path(), 'utf8');
  };
  expect(await textOf('Download Degree.txt')).toBe('Bachelor of Perfusion Science');
  await page.getByRole('button', { name: 'I agree', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You agreed', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Download my data' }).click();
  const field = page.getByLabel('Code from the email');
  await field.fill('000000');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(field).toHaveAccessibleDescription('This code is wrong or has expired. Ask for a new one.');
  const code = await codeOf(page, person.emailAddress);
  await field.fill(code);
  await page.getByRole('button', { name: 'Download my data' }).click();
  const record = page.getByRole('region', { name: 'Your data at Harbour Talent' });
  await expect(record).toContainText(person.emailAddress);
  // The export shows the candidacy that resulted from the consent, and lists the data that is left out.
  await expect(record).toContainText('Your candidacy: ');
  await expect(record).toContainText('Private notes and assessment results of Harbour Talent');
  expect(await textOf('Download Degree.txt from your data')).toBe('Bachelor of Perfusion Science');
  expect(await textOf('Download CV.txt from your data')).toContain('Perfusionist');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({
    details: { emailAddress: person.emailAddress, state: 'agreed' },
    submissions: [{ emailAddress: person.emailAddress, status: 'Pending' }],
  });
  // Only the consent record is printed.
  await page.emulateMedia({ media: 'print' });
  await expect(record).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You agreed', exact: true })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: 'Delete my data' }).click();
  await expect(field).toBeFocused();
  await field.fill(await codeOf(page, person.emailAddress, code));
  await page.getByRole('button', { name: 'Delete my data' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your data?' });
  await expect(dialog).toContainText('This can’t be undone');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'Your data has been deleted' })).toBeFocused();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});

test('by keyboard alone a candidate corrects a detail, agrees and withdraws', async ({ page, baseURL }) => {
  const { link } = await asked(page, baseURL);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'I agree', exact: true })).toBeVisible();
  const tabTo = async (name: string): Promise<void> => {
    const target = page.getByRole('button', { name, exact: true });
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${name} can't be reached with Tab.`);
  };
  await tabTo('Is something wrong? Correct your details');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Inès');
  await tabTo('I agree, with my corrections');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You agreed', exact: true })).toBeFocused();
  await tabTo('Withdraw consent');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Withdraw your consent?' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('I am staying where I am.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Withdraw consent' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You withdrew your consent' })).toBeFocused();
});

test('by keyboard alone and at 360 px a candidate refuses, then downloads and deletes their data, with no axe finding', async ({
  page,
  baseURL,
}) => {
  const { person, link } = await asked(page, baseURL);
  await page.setViewportSize({ width: 360, height: 800 });
  const clean = async (): Promise<void> => {
    await pageSettled(page);
    expect(await findOverflowingElements(page)).toEqual([]);
    expect((await axeViolations(page)).map(({ id }) => id)).toEqual([]);
  };
  await page.goto(link);
  await pressByKeyboard(page, page.getByRole('button', { name: 'I don’t agree' }));
  const dialog = page.getByRole('alertdialog', { name: 'You don’t agree?' });
  await typeByKeyboard(page, dialog.getByRole('textbox'), 'I am staying where I am.');
  await pressByKeyboard(page, dialog.getByRole('button', { name: 'Send my answer' }));
  await expect(page.getByRole('heading', { name: 'You didn’t agree' })).toBeFocused();
  await clean();

  await pressByKeyboard(page, page.getByRole('button', { name: 'Download my data' }));
  const field = page.getByLabel('Code from the email');
  await expect(field).toBeFocused();
  const code = await codeOf(page, person.emailAddress);
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your data at Harbour Talent' })).toBeVisible();
  await clean();
  const download = page.waitForEvent('download');
  await pressByKeyboard(page, page.getByRole('button', { name: 'Save as a file' }));
  expect((await download).suggestedFilename()).toBe('my-data.json');

  await pressByKeyboard(page, page.getByRole('button', { name: 'Delete my data' }));
  await expect(field).toBeFocused();
  await page.keyboard.type(await codeOf(page, person.emailAddress, code));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete your data?' });
  await expect(question).toBeVisible();
  await clean();
  await pressByKeyboard(page, question.getByRole('button', { name: 'Delete for good' }));
  await expect(page.getByRole('heading', { name: 'Your data has been deleted' })).toBeFocused();
  await clean();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page fits a phone of 360 px and has no axe finding before and after the answer, ${colorScheme}`, async ({
    page,
    baseURL,
  }) => {
    const { link } = await asked(page, baseURL);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ colorScheme });
    const clean = async (): Promise<void> => {
      await pageSettled(page);
      expect(await findOverflowingElements(page)).toEqual([]);
      const violations = await axeViolations(page);
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    };
    await page.goto(link);
    await page.getByRole('button', { name: 'Is something wrong? Correct your details' }).click();
    await clean();
    await page.getByRole('button', { name: 'I don’t agree' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await clean();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'I agree', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'You agreed', exact: true })).toBeVisible();
    await clean();
    await page.getByRole('button', { name: 'Delete my data' }).click();
    await expect(page.getByLabel('Code from the email')).toBeFocused();
    await clean();
  });
}
