import { expect, test, type Page } from '@playwright/test';
import { listEngagementCandidatesEndpoint, withdrawCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { republishWithApprovedAgency } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

/** Creates an engagement for this journey only. */
const publish = async (baseURL: string | undefined) => {
  const employer = await signInOverHttp(baseURL ?? '', people.larkfieldEmployer);
  const agency = await signInOverHttp(baseURL ?? '', people.owner);
  const engagementId = await republishWithApprovedAgency(agency, employer, 'Regional Sales Manager, Foodservice');
  const { talentRequests } = await agency.call(listEngagementCandidatesEndpoint, { engagementId });
  return { agency, engagementId, talentRequestId: talentRequests[0]?.talentRequestId ?? '' };
};

/** Creates an engagement with two candidates. */
const receive = async (baseURL: string | undefined): Promise<{ engagementId: string; candidateId: string }> => {
  const { agency, engagementId, talentRequestId } = await publish(baseURL);
  await submitCandidateOverHttp(agency, talentRequestId, { lastName: 'Dragsted', confirmsConsent: true });
  const { _id } = await submitCandidateOverHttp(agency, talentRequestId, { lastName: 'Ekholm', confirmsConsent: true });
  return { engagementId, candidateId: _id };
};

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const lists = (page: Page) => page.getByRole('navigation', { name: 'Candidates in this list' });

/** Opens the first of two candidates in a list and goes through the list, by button and by key. */
const goThrough = async (page: Page, [first, second]: readonly [string, string]): Promise<void> => {
  await page.getByRole('link', { name: `Aino ${first}` }).click();
  await expect(title(page)).toHaveText(`Aino ${first}`);
  await expect(lists(page)).toContainText('1 of 2');
  await page.getByRole('button', { name: 'Next candidate' }).click();
  await expect(title(page)).toHaveText(`Aino ${second}`);
  await expect(lists(page)).toContainText('2 of 2');
  await expect(page.getByRole('button', { name: 'Next candidate' })).toHaveCount(0);
  await page.keyboard.press('k');
  await expect(title(page)).toHaveText(`Aino ${first}`);
  await page.keyboard.press('j');
  await expect(title(page)).toHaveText(`Aino ${second}`);
  await page.goBack();
  await expect(page.getByRole('link', { name: `Aino ${first}` })).toBeVisible();
};

test('both sides go to the previous and next candidate of the list from which they came [C05]', async ({
  page,
  browser,
  baseURL,
}) => {
  const { engagementId } = await receive(baseURL);
  await startSession(page, people.owner);
  await page.goto(`/engagement/${engagementId}/candidates`);
  await goThrough(page, ['Ekholm', 'Dragsted']);

  const other = await (await browser.newContext()).newPage();
  await startSession(other, people.larkfieldEmployer);
  await other.goto(`/employer/engagements/${engagementId}`);
  await goThrough(other, ['Ekholm', 'Dragsted']);
  // The board lists the candidates by waiting time, longest first.
  await other.goto(`/employer/engagements/${engagementId}/pipeline`);
  await goThrough(other, ['Dragsted', 'Ekholm']);
});

test('a candidate who leaves the list of the candidate centre still leads to the next one [C05]', async ({
  page,
  baseURL,
}) => {
  const { agency, talentRequestId } = await publish(baseURL);
  const name = `Granlund${String(process.pid)}${String(Date.now()).slice(-6)}`;
  const submit = (lastName: string) =>
    submitCandidateOverHttp(agency, talentRequestId, { lastName, confirmsConsent: true });
  const { _id: candidateId } = await submit(`${name} A`);
  await submit(`${name} B`);
  await startSession(page, people.owner);
  await page.goto(`/candidate?keywords=${name}&candidateStatusId=1&sortBy=name&sortOrder=asc`);
  await page.getByRole('link', { name: `Aino ${name} A` }).click();
  await expect(lists(page)).toContainText('1 of 2');
  await agency.call(withdrawCandidateEndpoint, { candidateId, withdrawReasons: [1] });
  await expect(page.getByText('This candidate has been withdrawn and is hidden from lists.')).toBeVisible();
  await page.getByRole('button', { name: 'Next candidate' }).click();
  await expect(title(page)).toHaveText(`Aino ${name} B`);
  await expect(lists(page)).toContainText('1 of 1');
});

test('a page that was opened by its address has no list to go through', async ({ page, baseURL }) => {
  const { candidateId } = await receive(baseURL);
  await startSession(page, people.owner);
  await page.goto(`/candidates/viewer?candidateId=${candidateId}`);
  await expect(title(page)).toHaveText('Aino Ekholm');
  await expect(lists(page)).toHaveCount(0);
});

test('the history of a person, and the tasks of a week, lead through their candidates', async ({ page, baseURL }) => {
  const lastName = `Fjeldstad ${String(process.pid)}${String(Date.now()).slice(-6)}`;
  const emailAddress = `fjeldstad.${String(process.pid)}.${String(Date.now())}@inbox.example`;
  for (const { agency, talentRequestId } of [await publish(baseURL), await publish(baseURL)])
    await submitCandidateOverHttp(agency, talentRequestId, { lastName, emailAddress, confirmsConsent: true });
  await startSession(page, people.owner);
  await page.goto('/people');
  await page.getByRole('searchbox').fill(`Aino ${lastName}`);
  await page.getByRole('link', { name: `Aino ${lastName}` }).click();
  const history = page.getByRole('table', { name: 'History' });
  await history.getByRole('link').first().click();
  await expect(lists(page)).toContainText('1 of 2');
  const address = page.url();
  await page.keyboard.press('j');
  await expect(lists(page)).toContainText('2 of 2');
  expect(page.url()).not.toBe(address);

  await page.goto('/myweek');
  await page
    .getByRole('region', { name: 'Done this week' })
    .getByRole('link', { name: `Submitted: Aino ${lastName}` })
    .last()
    .click();
  await expect(title(page)).toHaveText(`Aino ${lastName}`);
  const task = page.url();
  await page.getByRole('button', { name: 'Previous candidate' }).click();
  await expect(lists(page)).toContainText(/^\d+ of \d+/);
  await expect(page).not.toHaveURL(task);
});
