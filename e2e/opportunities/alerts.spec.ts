import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { publishDraftEndpoint, saveDraftEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { engagementDraftFields } from '#contract/engagements/operations/draft-fields.ts';
import { waitForEmailedLink } from '#e2e/actors/mailbox.ts';
import { addNewUser, newPassword } from '#e2e/actors/new-user.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

/** Creates a complete engagement draft for an employer. */
const written = async (employer: HttpActor, title: string): Promise<string> => {
  const fields = engagementDraftFields.parse({
    title,
    description: 'Runs the heart-lung machine in two theatres.',
    roleCategoryId: 2,
    employmentClassId: 1,
    classificationId: 13,
    location: 'Geelong, Australia',
    countryId: 36,
    timeZone: 'Australia/Melbourne',
    feeAmount: '12500',
    terms: 'The fee is due within 30 days of the start.',
    hiringLeadName: 'Priya Raman',
    hiringLeadEmail: 'priya.raman@brightwater.example',
    closingAt: new Date(Date.now() + 9 * 86_400_000).toISOString(),
    talentRequests: [{ jobTitle: 'Perfusionist', description: 'Days.', location: 'Geelong', noOfRoles: 1 }],
  });
  return (await employer.call(saveDraftEndpoint, { fields })).draftId;
};

const saveSearch = async (page: Page, keywords: string, name: string): Promise<void> => {
  await page.goto(`/opportunities?q=${encodeURIComponent(keywords)}`);
  await expect(page.getByRole('heading', { name: 'No opportunities match' })).toBeVisible();
  await page.getByRole('button', { name: 'Saved searches' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved searches' });
  await dialog.getByLabel('Search name').fill(name);
  await dialog.getByRole('button', { name: 'Save this search' }).click();
  await expect(dialog.getByRole('switch', { name: `Notify me about ${name}` })).toBeChecked();
};

test('an employer publishes an engagement; users with a matching saved search get a notification and an email, and those with alerts off get none', async ({
  page,
  browser,
  baseURL,
}) => {
  const [wanted, alsoWanted] = [randomUUID().slice(0, 8), randomUUID().slice(0, 8)];
  const title = `Perfusionists, Wing ${wanted}`;
  const employer = await signInOverHttp(baseURL ?? '', people.brightwaterEmployer);
  const owner = await signInOverHttp(baseURL ?? '', people.owner);
  const { email } = await addNewUser(page, baseURL ?? '', owner);
  await startSession(page, email, newPassword);
  await saveSearch(page, `perfusionist ${wanted}`, 'Heart and lung');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-live="true"]')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await startSession(theirs, people.brightwaterEmployer);
  await theirs.goto(`/employer/engagements/new?draft=${await written(employer, title)}`);
  await theirs.getByRole('button', { name: 'Publish' }).click();
  await expect(theirs.getByText(/^Engagement \d{6} has been published\.$/)).toBeVisible();
  await theirs.context().close();

  const sentence = `${title} from Brightwater Utilities matches one of your saved searches.`;
  const bell = page.getByRole('button', { name: 'Notifications, 1 new' });
  await expect(bell).toBeVisible();
  await expect(page.locator('[data-announcer]')).toContainText(sentence);
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('link')).toHaveCount(3);
  expect(await axeViolations(page)).toEqual([]);
  await panel.getByRole('link', { name: sentence }).click();
  await expect(page).toHaveURL(/\/opportunities\/[\da-f-]{36}/);
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  const opportunity = new URL(page.url()).pathname;

  expect(new URL(await waitForEmailedLink(page, email, `New opportunity: ${title}`)).pathname).toBe(opportunity);
  await page.goto('/dev/mailbox');
  await page.getByRole('link', { name: `New opportunity: ${title}` }).click();
  await expect(page.getByRole('main').locator('pre')).toContainText('matches one of your saved searches.');
  await expect(page.getByRole('main').locator('pre')).toContainText('Brightwater Utilities');

  // Saves the same search without alerts, and another search with alerts; only the second causes alerts.
  await saveSearch(page, `perfusionist ${alsoWanted}`, 'The other wing');
  const kept = page.getByRole('dialog').getByRole('switch', { name: 'Notify me about Heart and lung' });
  await kept.click();
  await expect(kept).not.toBeChecked();
  await page.keyboard.press('Escape');
  for (const one of [wanted, alsoWanted]) {
    const draftId = await written(employer, `More Perfusionists, Wing ${one}`);
    await employer.call(publishDraftEndpoint, { draftId });
  }
  await bell.click();
  await expect(panel.getByRole('link', { name: `More Perfusionists, Wing ${alsoWanted}` })).toBeVisible();
  await expect(panel.getByRole('link', { name: `More Perfusionists, Wing ${wanted}` })).toHaveCount(0);
});
