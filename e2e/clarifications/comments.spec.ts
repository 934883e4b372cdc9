import { expect, test } from '@playwright/test';
import { decideApplicationEndpoint } from '#contract/applications/endpoints.ts';
import { listEngagementCandidatesEndpoint } from '#contract/candidates/endpoints.ts';
import { addCommentEndpoint, listCommentsEndpoint } from '#contract/clarifications/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { applyToEngagement, republishEngagement } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

/** Submits a candidate from the first agency for a new engagement. */
const submitOne = async (baseURL: string, lastName: string) => {
  const [employer, owner] = await Promise.all([
    signInOverHttp(baseURL, people.larkfieldEmployer),
    signInOverHttp(baseURL, people.owner),
  ]);
  const engagementId = await republishEngagement(employer, 'Regional Sales Manager, Foodservice');
  const applicationId = await applyToEngagement(owner, employer, engagementId);
  await employer.call(decideApplicationEndpoint, { applicationId, decision: 'approve' });
  const { talentRequests } = await owner.call(listEngagementCandidatesEndpoint, { engagementId });
  const person = {
    emailAddress: `${lastName.replace(' ', '.')}.${Date.now().toString(36)}@inbox.example`,
    confirmsConsent: true,
  };
  const { _id: candidateId } = await submitCandidateOverHttp(owner, talentRequests[0]?.talentRequestId ?? '', {
    ...person,
    lastName,
  });
  return { employer, candidateId };
};

test('an agency and an employer comment on a candidate on open pages, and notes never cross [K02]', async ({
  page,
  browser,
  baseURL,
}) => {
  const { candidateId } = await submitOne(baseURL ?? '', 'Commented');

  const employerPage = await (await browser.newContext()).newPage();
  await startSession(employerPage, people.larkfieldEmployer);
  await employerPage.goto(`/employer/candidates/${candidateId}`);
  await expect(employerPage.getByText(/No comments yet. Write to Harbour Talent/)).toBeVisible();
  await expect(employerPage.locator('[data-live="true"]')).toBeAttached();

  await startSession(page, people.owner);
  await page.goto(`/candidates/viewer?candidateId=${candidateId}`);
  await page.getByRole('textbox', { name: 'Message' }).fill('Available from January.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(employerPage.getByText('Available from January.')).toBeVisible();
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Note for colleagues' }).fill('Has another offer.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note, colleagues only')).toBeVisible();

  await employerPage.getByRole('textbox', { name: 'Message' }).fill('January is fine.');
  await employerPage.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText('January is fine.')).toBeVisible();
  await employerPage.reload();
  await expect(employerPage.getByText('January is fine.')).toBeVisible();
  await expect(employerPage.getByText('Has another offer.')).toHaveCount(0);

  // A colleague reads the comments, and the author sees that they have.
  const adminPage = await (await browser.newContext()).newPage();
  await startSession(adminPage, people.admin);
  const marked = adminPage.waitForResponse((response) => response.url().includes('/candidateReader'));
  await adminPage.goto(`/candidates/viewer?candidateId=${candidateId}`);
  await marked;
  await page.reload();
  await expect(page.getByText('Read by')).toBeVisible();
});

test('a draft survives a reload; a comment whose answer is lost twice is sent again after a second each, and is one [K02] [S21]', async ({
  page,
  baseURL,
}) => {
  const { employer, candidateId } = await submitOne(baseURL ?? '', 'Repeated');
  await startSession(page, people.owner);
  await page.goto(`/candidates/viewer?candidateId=${candidateId}`);
  const sent: { key: string | null; at: number }[] = [];
  await page.route(`**/comment/candidates/${candidateId}`, async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    sent.push({ key: await request.headerValue('idempotency-key'), at: Date.now() });
    if (sent.length > 2) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Can start in March.');
  await page.reload();
  await expect(message).toHaveValue('Can start in March.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText('Comment added')).toBeVisible();
  await expect(message).toHaveValue('');
  const [first, second, third] = sent;
  expect(sent.map(({ key }) => key)).toEqual(Array(3).fill(first?.key));
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1000);
  expect((third?.at ?? 0) - (second?.at ?? 0)).toBeGreaterThanOrEqual(1000);
  const { comments } = await employer.call(listCommentsEndpoint, { candidateId });
  expect(comments.map(({ text }) => text)).toEqual(['Can start in March.']);
});

test('comments without an answer are a task in My Week, which leads to them on a phone and ends with the answer [W01]', async ({
  page,
  baseURL,
}) => {
  page.setDefaultTimeout(15_000);
  const lastName = `Asked ${Date.now().toString(36)}`;
  const { employer, candidateId } = await submitOne(baseURL ?? '', lastName);
  await page.setViewportSize({ width: 360, height: 720 });
  await startSession(page, people.owner);
  await page.goto('/myweek');
  await expect(page.locator('[data-live="true"]')).toBeAttached();
  for (const text of ['Please ask about shift work.', 'And about the notice period.'])
    await employer.call(addCommentEndpoint, { candidateId, text });
  const task = page.getByRole('listitem').filter({ hasText: `${lastName}: 2 unanswered comments` });
  const more = page.getByRole('button', { name: /^Show \d+ more$/ });
  // Other journeys give this user more tasks than the lists show at once.
  await expect(async () => {
    if (await more.first().isVisible()) await more.first().click({ timeout: 1000 });
    await expect(task).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 10_000 });
  await task.getByRole('link', { name: 'Answer', exact: true }).click();
  await expect(page.getByText('And about the notice period.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('Shifts are fine.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText('Comment added')).toBeVisible();
  await page.goto('/myweek');
  await expect(page.getByRole('heading', { name: 'My Week' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Upcoming' })).toBeVisible();
  await expect(task).toHaveCount(0);
});
