import { expect, test, type Page } from '@playwright/test';
import { applySetRateEndpoint, readTermsEndpoint } from '#contract/applications/endpoints.ts';
import { listNotificationsEndpoint } from '#contract/notifications/endpoints.ts';
import { listOpportunitiesEndpoint } from '#contract/opportunities/endpoints.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const title = 'Hospital pharmacists, two sites';
const employer = 'hiring@tallowood.example';

const told = (page: Page, sentence: string) => page.getByRole('button', { name: sentence, exact: true });
const everyNotification = async (agency: HttpActor) => {
  const page = (pageCurrent: number) =>
    agency.call(listNotificationsEndpoint, { state: 'all', pageCurrent, pageSize: 100 });
  const first = await page(0);
  const others = Array.from({ length: first.pageCount - 1 }, (_, index) => page(index + 1));
  return [first, ...(await Promise.all(others))].flatMap(({ records }) => records);
};
const isLive = (page: Page) => expect(page.locator('[data-live="true"]')).toBeAttached();

test('a notification links to its page, or says that the matter is over and links nowhere; a deleted target is not found [N03]', async ({
  page,
  browser,
  baseURL,
}) => {
  const agency = await signInOverHttp(baseURL ?? '', people.rivalOwner, demoPassword);
  const { records } = await agency.call(listOpportunitiesEndpoint, { keywords: 'pharmacists' });
  const engagementId = records.find((record) => record.title === title)?.engagementId ?? '';
  const { terms, termsHash } = await agency.call(readTermsEndpoint, { engagementId });

  // The employer's open list of applications shows the new one without a reload.
  const other = await (await browser.newContext()).newPage();
  await startSession(other, employer);
  await other.goto('/employer/applications');
  await isLive(other);
  await agency.call(applySetRateEndpoint, { engagementId, termsVersion: terms.termsVersion, termsHash });
  const row = other.getByRole('row', { name: 'Quayside Search' }).filter({ hasText: title });
  await expect(row).toContainText('Pending');
  await expect(other.locator('[data-announcer]')).toContainText('New application from Quayside Search.');
  // An employer's notification links directly to the page where the decision is made.
  await other.getByRole('button', { name: /^Notifications/ }).click();
  await other
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: `Quayside Search applied to ${title}.` })
    .click();
  await expect(other).toHaveURL(new RegExp(engagementId));

  // While the application is pending, its notification opens the engagement.
  const submitted = `Your application to ${title} was submitted.`;
  await startSession(page, people.rivalOwner);
  await page.goto('/activitystream/notification?state=all&about=applications');
  await told(page, submitted).click();
  await expect(page).toHaveURL(new RegExp(`/engagement/${engagementId}`));

  // Once the application is declined, its notification shows a message instead of navigating. The list is updated
  // without a reload.
  await page.goto('/activitystream/notification?state=all&about=applications');
  await isLive(page);
  await other.goto('/employer/applications');
  await row.getByRole('button', { name: 'Decline Quayside Search' }).click();
  const dialog = other.getByRole('alertdialog');
  await dialog.getByLabel('Reason').selectOption('Panel full');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  const declined = `Tallowood Care declined your application to ${title}.`;
  await told(page, declined).click();
  await expect(page.getByText('Your application to this engagement was declined.')).toBeVisible();
  await expect(page).toHaveURL(/\/activitystream\/notification/);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(told(page, declined)).toHaveCount(0);
  await other.context().close();
});

test('notifications about a completed engagement and a withdrawn application link nowhere, and say why [N03]', async ({
  page,
  baseURL,
}) => {
  const agency = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const all = await everyNotification(agency);
  const overs = ['Dock crew, cold store', 'Diamond drillers, exploration'].map((engagement) => {
    // Other tests have since published and ended engagements with these titles.
    const first = all.findLast(({ engagementTitle }) => engagementTitle === engagement);
    return all.find(({ engagementId }) => engagementId === first?.engagementId);
  });
  // The notifications are far down in the full list, so the test's list contains only them. Their targets come from
  // the server.
  await page.route('**/activitystream/notifications/*', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({
          json: { records: overs, pageCurrent: 0, pageSize: 20, recordCount: 2, total: 2, pageCount: 1, unseen: 0 },
        })
      : route.fallback(),
  );
  await startSession(page, people.owner);
  await page.goto('/activitystream/notification?state=all');
  const words = ['This Engagement has been completed.', 'Your application to this engagement was withdrawn.'];
  for (const [index, one] of overs.entries()) {
    await told(page, one?.sentence ?? '').click();
    await expect(page.getByText(words[index] ?? '')).toBeVisible();
    await expect(page).toHaveURL(/\/activitystream\/notification\?state=all/);
  }
});
