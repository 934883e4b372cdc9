import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { decideApplicationEndpoint } from '#contract/applications/endpoints.ts';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { listEngagementCandidatesEndpoint, withdrawCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { axeViolations } from '#e2e/app/axe.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { applyToEngagement, republishEngagement } from '#e2e/actors/own-engagement.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

let owner: HttpActor;
let talentRequestId: string;

test.beforeAll(async ({ baseURL }) => {
  owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const board = await owner.call(listBoardEndpoint, { keyword: 'Perioperative nursing, permanent team' });
  const engagementId = board.records[0]?.engagementId ?? '';
  ({ talentRequestId } = await talentRequestWithTitle(owner, engagementId, 'Anaesthetic Nurse'));
});

let made = 0;

/** Submits a new person with a name that no other test uses. */
const submitPerson = async (firstName: string, lastName: string): Promise<string> => {
  made += 1;
  const emailAddress = `${firstName}.${String(process.pid)}.${String(made)}.${String(Date.now())}@inbox.example`;
  const given = { firstName, lastName, emailAddress: emailAddress.toLowerCase(), confirmsConsent: true };
  return (await submitCandidateOverHttp(owner, talentRequestId, given))._id;
};
const uniqueName = (): string => `Vestergaard ${String(process.pid)}${String(Date.now()).slice(-6)}`;

const openPerson = async (page: Page, firstName: string, lastName: string): Promise<void> => {
  await page.goto('/people');
  await page.getByRole('searchbox').fill(`${firstName} ${lastName}`);
  await page.getByRole('link', { name: `${firstName} ${lastName}` }).click();
  await expect(page.getByRole('heading', { name: `${firstName} ${lastName}` })).toBeVisible();
};

test('a person is found, has history and CV, gets a note, and is submitted again in three steps', async ({ page }) => {
  const lastName = uniqueName();
  await submitPerson('Signe', lastName);
  await startSession(page, people.owner);
  await openPerson(page, 'Signe', lastName);
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.getByRole('table', { name: 'History' })).toContainText('Northwind Health');
  await expect(page.getByRole('region', { name: 'CVs' })).toContainText('CV.txt');

  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByRole('button', { name: 'Save note' }).click();
  await expect(notes).toContainText('New note is required');
  await notes.getByLabel('New note').fill('Prefers calls after four.');
  await notes.getByRole('button', { name: 'Save note' }).click();
  await expect(notes.getByRole('listitem')).toContainText('Prefers calls after four.');
  await notes.getByRole('button', { name: 'Delete this note' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete note' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(0);

  let steps = 0;
  const step = async (button: Locator): Promise<void> => {
    steps += 1;
    await button.click();
  };
  await step(page.getByRole('button', { name: 'Submit again' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Already a candidate for this request')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  // The oldest one, because other journeys publish this engagement again.
  await step(dialog.getByRole('button', { name: /^Theatre Nurse.*Perioperative nursing, permanent team/ }).last());
  await expect(page.getByRole('heading', { name: 'Submit a candidate' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Signe');
  await expect(page.getByLabel('Last name')).toHaveValue(lastName);
  await expect(page.getByRole('listitem').filter({ hasText: 'CV.txt' })).toBeVisible();
  // Salary, answers and consent depend on the talent request, so only these are left to fill in.
  await page.getByLabel('Base salary').fill('101000');
  await page.getByRole('radio', { name: 'Yes' }).check({ force: true });
  await page.getByLabel('How many years has the candidate worked in this field?').fill('9');
  await page.getByRole('checkbox', { name: /has agreed that our agency may represent them/ }).check({ force: true });
  await step(page.getByRole('button', { name: 'Submit Candidate' }));
  await expect(page.getByText(`Signe ${lastName} has been submitted to Northwind Health.`)).toBeVisible();
  expect(steps).toBeLessThanOrEqual(3);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Candidates' }).click();
  await page.getByRole('combobox', { name: 'Keyword' }).fill(lastName);
  const candidates = page.getByRole('table', { name: 'Candidates' }).getByRole('row', { name: `Signe ${lastName}` });
  await expect(candidates).toHaveCount(2);
  await expect(candidates.filter({ hasText: 'Theatre Nurse' })).toContainText('Pending');
});

test('a request whose client another agency has submitted the person to is shown as not available, with the reason', async ({
  page,
  baseURL,
}) => {
  const [employer, rival] = await Promise.all([
    signInOverHttp(baseURL ?? '', people.larkfieldEmployer),
    signInOverHttp(baseURL ?? '', people.rivalOwner),
  ]);
  const engagementId = await republishEngagement(employer, 'Regional Sales Manager, Foodservice');
  for (const agency of [owner, rival]) {
    const applicationId = await applyToEngagement(agency, employer, engagementId);
    await employer.call(decideApplicationEndpoint, { applicationId, decision: 'approve' });
  }
  const { talentRequests } = await rival.call(listEngagementCandidatesEndpoint, { engagementId });
  const lastName = uniqueName();
  const emailAddress = `owned.${lastName.replace(' ', '.')}@inbox.example`.toLowerCase();
  const { talentRequestId: wanted = '', jobTitle = '' } = talentRequests[0] ?? {};
  await submitCandidateOverHttp(rival, wanted, { emailAddress, confirmsConsent: true });
  await submitCandidateOverHttp(owner, talentRequestId, {
    firstName: 'Owned',
    lastName,
    emailAddress,
    confirmsConsent: true,
  });

  await startSession(page, people.owner);
  await openPerson(page, 'Owned', lastName);
  await page.getByRole('button', { name: 'Submit again' }).click();
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByRole('listitem').filter({ hasText: 'Larkfield' }).filter({ hasText: jobTitle }).first();
  await choice.getByRole('button').click();
  await expect(choice).toContainText('This person cannot be submitted to this client at present.');
  await expect(choice.getByRole('button')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('two records of a person are merged with the keyboard, and the merge is undone', async ({ page }) => {
  const lastName = uniqueName();
  await submitPerson('Karla', lastName);
  await submitPerson('Carla', lastName);
  await startSession(page, people.owner);
  await openPerson(page, 'Karla', lastName);
  await page.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Merge a duplicate into Karla ${lastName}` });
  await dialog.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Choose the duplicate first.');
  await dialog.getByRole('button', { name: new RegExp(`^Carla ${lastName}`) }).press('Enter');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Merge', exact: true })).toBeFocused();
  const history = page.getByRole('table', { name: 'History' });
  const submissions = history.getByRole('link');
  await expect(submissions).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo merge' }).press('Enter');
  await expect(page.getByText('The merge has been undone.')).toBeVisible();
  await expect(submissions).toHaveCount(1);
  await openPerson(page, 'Carla', lastName);
});

test('an owner exports a person, and erases them once no submission is open', async ({ page }) => {
  const lastName = uniqueName();
  const candidateId = await submitPerson('Torben', lastName);
  await startSession(page, people.owner);
  await openPerson(page, 'Torben', lastName);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export JSON' }).click(),
  ]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as unknown;
  expect(file).toMatchObject({ submissions: [{ firstName: 'Torben', lastName, clientName: 'Northwind Health' }] });
  const [printed] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export PDF' }).click(),
  ]);
  expect(printed.suggestedFilename()).toBe(`person-torben-${lastName.toLowerCase().replace(' ', '-')}.pdf`);
  expect((await readFile(await printed.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const erase = page.getByRole('button', { name: 'Erase', exact: true });
  await expect(erase).toHaveAttribute('aria-disabled', 'true');
  await owner.call(withdrawCandidateEndpoint, { candidateId, withdrawReasons: [1] });
  await page.reload();
  await erase.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase this person’s data' }).click();
  await expect(page.getByText(`Torben ${lastName}’s data has been erased.`)).toBeVisible();
  await expect(page).toHaveURL(/\/people$/);
  await page.getByRole('searchbox').fill(lastName);
  await expect(page.getByText('No people match')).toBeVisible();
});

test('at 360 pixels the page of a person fits, and a user without the right sees why they can’t erase', async ({
  page,
}) => {
  const lastName = uniqueName();
  await submitPerson('Ebbe', lastName);
  await page.setViewportSize({ width: 360, height: 800 });
  await startSession(page, people.admin);
  await openPerson(page, 'Ebbe', lastName);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expect(page.getByRole('button', { name: 'Erase', exact: true })).toHaveAttribute('aria-disabled', 'true');
});
