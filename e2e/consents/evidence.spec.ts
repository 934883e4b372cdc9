import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { findOverflowingElements, pageSettled } from '#e2e/app/layout-checks.ts';
import { clientName, createConsentEngagement, newPerson, requestConsentOverHttp } from '#e2e/actors/consent.ts';
import { waitForEmailedLink } from '#e2e/actors/mailbox.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const clean = async (page: Page): Promise<void> => {
  await pageSettled(page);
  expect(await findOverflowingElements(page)).toEqual([]);
  expect((await axeViolations(page)).map(({ id }) => id)).toEqual([]);
};

test('the agency reads the evidence of a consent, and the client reads it without the page', async ({
  page,
  browser,
  baseURL,
}) => {
  const { owner, talentRequestId } = await createConsentEngagement(baseURL);
  const person = newPerson();
  const name = `${person.firstName} ${person.lastName}`;
  await requestConsentOverHttp(owner, talentRequestId, person);
  const candidate = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await candidate.goto(await waitForEmailedLink(candidate, person.emailAddress, /put you forward/));
  await candidate.getByRole('button', { name: 'I agree', exact: true }).click();
  await expect(candidate.getByText(`${clientName} has received your details.`)).toBeVisible();

  await startSession(page, people.owner);
  await page.goto('/candidates/consents');
  await page.getByRole('button', { name: `Evidence of ${name}’s consent` }).click();
  const drawer = page.getByRole('dialog', { name: 'Evidence of consent' });
  await expect(drawer).toContainText('Version 1');
  await expect(drawer).toContainText(person.emailAddress);
  await expect(drawer.locator('code').last()).toHaveText(/^[0-9a-f]{64}$/);
  await clean(page);
  const download = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Save the page' }).click();
  expect((await download).suggestedFilename()).toBe('consent.json');
  await page.keyboard.press('Escape');

  const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
  const candidateId = new URL(href, page.url()).searchParams.get('candidateId') ?? '';
  const employer = await (
    await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 800 }, colorScheme: 'dark' })
  ).newPage();
  await startSession(employer, people.brightwaterEmployer);
  await employer.goto(`/employer/candidates/${candidateId}`);
  await employer.getByRole('button', { name: `Evidence of ${name}’s consent` }).click();
  const theirs = employer.getByRole('dialog', { name: 'Evidence of consent' });
  await expect(theirs).toContainText('Only the agency has the page.');
  await expect(theirs.getByRole('button', { name: 'Save the page' })).toHaveCount(0);
  await clean(employer);
});
