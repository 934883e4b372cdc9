import { expect, test, type Page } from '@playwright/test';
import { listEngagementCandidatesEndpoint } from '#contract/candidates/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { publishAndApproveAgency } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { submitOverHttp } from '#e2e/actors/submitter.ts';

const hiringManager = 'hiring@larkfield.example';

/** Creates an engagement for this journey only, with two candidates. */
const receive = async (baseURL: string | undefined): Promise<{ engagementId: string; candidateId: string }> => {
  const employer = await signInOverHttp(baseURL ?? '', hiringManager);
  const agency = await signInOverHttp(baseURL ?? '', people.owner);
  const engagementId = await publishAndApproveAgency(agency, employer, 'Regional Sales Manager, Foodservice');
  const { talentRequests } = await agency.call(listEngagementCandidatesEndpoint, { engagementId });
  const talentRequestId = talentRequests[0]?.talentRequestId ?? '';
  await submitOverHttp(agency, talentRequestId, { lastName: 'Dragsted', confirmsConsent: true });
  const { _id } = await submitOverHttp(agency, talentRequestId, { lastName: 'Ekholm', confirmsConsent: true });
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
  await startSession(other, hiringManager);
  await other.goto(`/employer/engagements/${engagementId}`);
  await goThrough(other, ['Ekholm', 'Dragsted']);
  // The board has the longest waiting first.
  await other.goto(`/employer/engagements/${engagementId}/pipeline`);
  await goThrough(other, ['Dragsted', 'Ekholm']);
});

test('a page that was opened by its address has no list to go through', async ({ page, baseURL }) => {
  const { candidateId } = await receive(baseURL);
  await startSession(page, people.owner);
  await page.goto(`/candidates/viewer?candidateId=${candidateId}`);
  await expect(title(page)).toHaveText('Aino Ekholm');
  await expect(lists(page)).toHaveCount(0);
});
