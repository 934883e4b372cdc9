import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { moveCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { listNotificationsEndpoint, viewNotificationsEndpoint } from '#contract/notifications/endpoints.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

const feed = '/api/v2.1/activitystream/feed';

// Runs in sequence, because the new notifications belong to one user.
test.describe.configure({ mode: 'default' });

let agency: HttpActor;
let employer: HttpActor;
let talentRequestId: string;

test.beforeAll(async ({ baseURL }) => {
  agency = await signInOverHttp(baseURL ?? '', people.rivalOwner, demoPassword);
  employer = await signInOverHttp(baseURL ?? '', people.employer, demoPassword);
  const board = await agency.call(listBoardEndpoint, {
    keyword: 'Perioperative nursing, permanent team',
    assignToMe: false,
  });
  // The bell shows at most 99, and notifications from other journeys may have exceeded that number.
  for (let isFull = true; isFull;) {
    const { records } = await agency.call(listNotificationsEndpoint, { state: 'new', pageSize: 100 });
    if (records.length > 0) await agency.call(viewNotificationsEndpoint, { ids: records.map(({ id }) => id) });
    isFull = records.length === 100;
  }
  ({ talentRequestId } = await talentRequestWithTitle(
    agency,
    board.records[0]?.engagementId ?? '',
    'Anaesthetic Nurse',
  ));
});

/** Submits a candidate and moves them as the employer; returns the text of the agency's notification. */
const moved = async (): Promise<{ id: string; sentence: string }> => {
  const lastName = `Bellamy ${randomUUID().slice(0, 8)}`;
  const { _id: id } = await submitCandidateOverHttp(agency, talentRequestId, { lastName, confirmsConsent: true });
  await employer.call(moveCandidateEndpoint, { candidateId: id, candidateStatusId: candidateStatus.interviewing });
  return { id, sentence: `Aino ${lastName} is now Interviewing for Anaesthetic Nurse.` };
};

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const isLive = (page: Page) => expect(page.locator('[data-live="true"]')).toBeAttached();
const countOf = async (page: Page): Promise<number> =>
  Number(/(\d+) new/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1] ?? '0');
const keptIn = async (page: Page): Promise<number> =>
  Number(await page.evaluate(() => localStorage.getItem('notificationCount')));

test('the feed updates the bell at once; its count is stored in local storage, and two tabs with one feed agree [N01]', async ({
  page,
  context,
}) => {
  const feeds: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes(feed)) feeds.push(request.headers()['authorization'] ?? '');
  });
  const told = page.waitForResponse((answer) => answer.url().includes(feed));
  await startSession(page, people.rivalOwner);
  await page.goto('/');
  expect((await told).headers()['content-type']).toContain('text/event-stream');
  await isLive(page);
  const second = await context.newPage();
  await second.goto('/opportunities');
  await isLive(second);
  expect(feeds).toHaveLength(1);
  expect(feeds[0]).toMatch(/^Bearer .+/);

  const before = await countOf(page);
  const { id, sentence } = await moved();
  await expect.poll(() => countOf(page)).toBeGreaterThan(before);
  await expect.poll(async () => (await countOf(second)) - (await countOf(page))).toBe(0);
  await expect.poll(async () => (await keptIn(second)) - (await countOf(second))).toBe(0);
  await expect(page.locator('[data-announcer]')).toContainText(sentence);

  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: sentence })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const shown = await countOf(page);
  await panel.getByRole('link', { name: sentence }).click();
  await expect(page).toHaveURL(new RegExp(`/candidates/viewer\\?.*candidateId=${id}`));
  await expect.poll(() => countOf(page)).toBeLessThan(shown);
  await expect.poll(async () => (await countOf(second)) - (await countOf(page))).toBe(0);

  // When the tab with the feed closes, the other tab takes over and still receives messages.
  await page.close();
  await expect.poll(() => feeds.length).toBe(2);
  await isLive(second);
  const left = await countOf(second);
  await moved();
  await expect.poll(() => countOf(second)).toBeGreaterThan(left);
});

test('all new notifications are marked as viewed from the bell, and an empty list says so', async ({ page }) => {
  const { sentence } = await moved();
  await startSession(page, people.rivalOwner);
  await page.goto('/');
  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: sentence })).toBeVisible();
  await panel.getByRole('button', { name: 'Mark all as viewed' }).click();
  await expect(page.getByText(/notifications? marked as viewed\.$/)).toBeVisible();
  await expect(panel.getByRole('link', { name: sentence })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
});

test('on a phone the bell links to the page of notifications, and its position is stable while the count loads', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await startSession(page, people.rivalOwner);
  await page.goto('/');
  const place = await bell(page).boundingBox();
  await moved();
  await expect.poll(() => countOf(page)).toBeGreaterThan(0);
  expect(await bell(page).boundingBox()).toEqual(place);
  await bell(page).click();
  await expect(page).toHaveURL(/\/activitystream\/notification$/);
});

test('notifications are viewed and archived one by one, several at once and by keyboard, and move between the states', async ({
  page,
}) => {
  const first = await moved();
  const second = await moved();
  const third = await moved();
  await startSession(page, people.rivalOwner);
  // An earlier history entry to go back to: the filters below replace the URL.
  await page.goto('/engagement/board?assignToMe=false');
  await page.goto('/activitystream/notification?state=all');
  await page.goto('/activitystream/notification?about=fulfillment');
  const row = ({ sentence }: { sentence: string }) => page.getByRole('row').filter({ hasText: sentence });
  await expect(row(first)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await row(first).getByRole('button', { name: 'Mark as viewed' }).click();
  await expect(row(first)).toHaveCount(0);
  // The focused button disappeared with its row: the focus stays in the list instead of returning to the top of the
  // page.
  await expect(page.locator('[data-rows] [data-opens]:focus')).toHaveCount(1);

  // The keys j and k move between rows, and x selects a row; the bar then acts on the selection.
  await row(second).getByRole('checkbox').check({ force: true });
  await row(third).getByRole('button', { name: third.sentence, exact: true }).focus();
  await page.keyboard.press('x');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('region', { name: '2 selected' }).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('2 notifications archived.')).toBeVisible();
  await expect(row(second)).toHaveCount(0);

  await page.getByRole('button', { name: 'Viewed', exact: true }).click();
  await expect(page).toHaveURL(/state=viewed/);
  await expect(row(first)).toBeVisible();
  await page.getByRole('button', { name: 'Archived', exact: true }).click();
  await expect(row(second)).toBeVisible();
  await expect(row(third)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('row').first()).toBeVisible();
});
