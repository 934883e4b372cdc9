import { expect, test } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { republishWithApprovedAgency } from '#e2e/actors/own-engagement.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

const title = 'Perioperative nursing, permanent team';

const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('several CVs become drafts at once, each with its own result, and those that are complete are submitted together', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const employer = await signInOverHttp(baseURL ?? '', people.larkfieldEmployer);
  const board = await owner.call(listBoardEndpoint, { keyword: title });
  const engagementId = board.records[0]?.engagementId ?? '';
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, 'Anaesthetic Nurse');
  const mark = `${String(process.pid)}${String(Date.now())}`;
  const cv = (first: string, last: string): string =>
    `${first} ${last}\nTheatre Nurse\nPerth WA | ${first.toLowerCase()}.${mark}@inbox.example`;

  const known = { firstName: 'Dane', lastName: 'Whitcombe', emailAddress: `dane.${mark}@inbox.example` };
  const { talentRequestId: otherRequest } = await talentRequestWithTitle(
    owner,
    await republishWithApprovedAgency(owner, employer, 'Regional Sales Manager, Foodservice'),
    'Regional Sales Manager',
  );
  await submitCandidateOverHttp(owner, otherRequest, { ...known, confirmsConsent: true });

  await startSession(page, people.owner);
  // The first uploads of the files fail, and the page is reloaded before they are tried again.
  await page.route('**/candidate/imports/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.goto(`/engagement/${engagementId}/submit/${talentRequestId}/cvs`);
  await page
    .getByLabel('CVs', { exact: true })
    .setInputFiles([
      fileOf('osei.txt', cv('Marguerite', 'Osei')),
      fileOf('whitcombe.txt', cv('Dane', 'Whitcombe')),
      fileOf('letter.txt', 'to whom it may concern'),
      fileOf('photo.tiff', 'not a CV'),
    ]);
  await expect(page.getByText('tiff files are not accepted.')).toBeVisible();
  await page.unroute('**/candidate/imports/**');
  await page.reload();

  const rowOf = (file: string) => page.getByRole('row').filter({ hasText: `${file}, ` });
  await expect(rowOf('osei.txt')).toContainText('Base salary is required!');
  await expect(rowOf('osei.txt')).toContainText('4 of 6');
  await page.getByLabel('CVs', { exact: true }).setInputFiles([fileOf('osei-again.txt', cv('Marguerite', 'Osei'))]);
  await expect(rowOf('osei-again.txt')).toContainText(
    'This is the same person as in osei.txt. Remove one of the two CVs.',
  );
  await expect(rowOf('letter.txt')).toContainText('No details were found in this CV.');
  await page.getByLabel(/^Base salary of Marguerite Osei/).fill('95000');
  await rowOf('osei.txt').getByRole('button', { name: 'Save' }).click();
  await expect(rowOf('osei.txt')).toContainText('4 details to confirm');
  await page.getByLabel(/^Base salary of Dane Whitcombe/).fill('97000');
  await rowOf('whitcombe.txt').getByRole('button', { name: 'Save' }).click();
  await expect(rowOf('whitcombe.txt')).toContainText('Ready');
  // The agency has submitted this person before; the other CVs belong to new people.
  await expect(rowOf('whitcombe.txt')).toContainText(
    'last submitted for Regional Sales Manager at Larkfield Foods on ',
  );
  await expect(rowOf('osei.txt')).not.toContainText('last submitted');
  const person = rowOf('whitcombe.txt').locator('a[href^="/people/"]');
  await expect(person).toHaveText('Dane Whitcombe');
  await rowOf('osei-again.txt')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(rowOf('osei-again.txt')).toHaveCount(0);

  await expect(rowOf('letter.txt').getByRole('link', { name: 'Enter details: ' })).toBeVisible();
  await expect(rowOf('osei.txt').getByRole('link', { name: 'Review: Marguerite Osei' })).toBeVisible();

  // In an opened draft, values read from the CV are marked until the user confirms them.
  await rowOf('osei.txt').getByRole('link').first().click();
  await expect(page.getByLabel('Last name')).toHaveValue('Osei');
  await expect(page.getByText('Read from the CV. Change it, or confirm it.')).toHaveCount(4);
  await page.getByLabel('Location').fill('Fremantle WA');
  await expect(page.getByText('Read from the CV. Change it, or confirm it.')).toHaveCount(3);
  await page.getByRole('checkbox', { name: /has agreed that our agency may represent them/ }).check({ force: true });
  await page.getByRole('button', { name: 'Submit Candidate' }).click();
  await expect(page.getByText('Check the details read from the CV')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm these details' }).click();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.goBack();

  // A row can be selected only after its duplicate check. The check is repeated for the changed location.
  await expect(rowOf('osei.txt')).not.toContainText('to confirm');
  await expect(rowOf('osei.txt')).toContainText('Ready');
  await expect(rowOf('whitcombe.txt')).toContainText('Ready');
  await page.getByRole('checkbox', { name: 'Select Marguerite Osei' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Select Dane Whitcombe' }).check({ force: true });
  await page.getByRole('button', { name: 'Submit 2' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Fremantle WA');
  await dialog.getByRole('checkbox').check({ force: true });
  await dialog.getByRole('button', { name: 'Confirm and submit' }).click();
  await expect(rowOf('osei.txt')).toContainText('Submitted');
  await expect(rowOf('whitcombe.txt')).toContainText('Submitted');
  await page.reload();
  await expect(rowOf('letter.txt')).toBeVisible();
  await expect(rowOf('osei.txt')).toHaveCount(0);
  await rowOf('letter.txt')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(rowOf('letter.txt')).toHaveCount(0);
});
