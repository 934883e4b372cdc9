import { expect, test } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { readSubmissionEndpoint } from '#contract/candidates/endpoints.ts';
import { axeViolations } from '#e2e/app/axe.ts';
import { findOverflowingElements } from '#e2e/app/layout-checks.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

test("an agency changes its answers about a candidate until the employer opens it, and reads the employer's documents [C06]", async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner);
  const board = await owner.call(listBoardEndpoint, { keyword: 'Perioperative nursing, permanent team' });
  const { talentRequestId } = await talentRequestWithTitle(
    owner,
    board.records[0]?.engagementId ?? '',
    'Theatre Nurse',
  );
  const { questions } = await owner.call(readSubmissionEndpoint, { talentRequestId });
  const answers = questions.map(({ questionId, kind, options }) => ({
    questionId,
    answer: { yes_no: 'no', number: '3', choice: options[0] ?? '', text: 'Two years' }[kind],
  }));
  const { _id: candidateId } = await submitCandidateOverHttp(owner, talentRequestId, {
    confirmsConsent: true,
    answers,
  });

  await startSession(page, people.owner);
  await page.goto(`/candidates/viewer?candidateId=${candidateId}`);
  const block = page.getByRole('region', { name: 'Answers' });
  await expect(block).toContainText('3');
  await block.getByRole('button', { name: 'Change answers' }).click();
  const drawer = page.getByRole('dialog', { name: /^Answers about Aino/ });
  const years = drawer.getByRole('textbox').first();
  await years.fill('many');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Answer with a number.')).toBeVisible();
  await expect(years).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await findOverflowingElements(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await years.fill('17');
  await years.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(page.getByText(/^The answers about Aino .* were saved\.$/)).toBeVisible();
  await expect(block).toContainText('17');
  await expect(page.getByRole('region', { name: 'The employer’s documents' })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await startSession(other, people.employer);
  await other.goto(`/employer/candidates/${candidateId}`);
  await expect(other.getByRole('region', { name: 'Answers' })).toContainText('17');
  // All questions have been answered and the employer has read the answers, so nothing can be changed.
  await expect(block.getByRole('button', { name: 'Change answers' })).toHaveCount(0);
});

test('a candidate is shown without the answers and documents of the employer when they cannot be loaded [C12]', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner);
  const board = await owner.call(listBoardEndpoint, { keyword: 'Perioperative nursing, permanent team' });
  const { talentRequestId } = await talentRequestWithTitle(
    owner,
    board.records[0]?.engagementId ?? '',
    'Anaesthetic Nurse',
  );
  const { questions } = await owner.call(readSubmissionEndpoint, { talentRequestId });
  const answers = questions.map(({ questionId, kind, options }) => ({
    questionId,
    answer: { yes_no: 'no', number: '3', choice: options[0] ?? '', text: 'Two years' }[kind],
  }));
  const { _id: candidateId } = await submitCandidateOverHttp(owner, talentRequestId, {
    confirmsConsent: true,
    answers,
  });
  await startSession(page, people.owner);
  const paths = ['**/api/fulfillment/employerDocuments/**', '**/api/fulfillment/surveyAnswers/**'];
  for (const path of paths) await page.route(path, (route) => route.fulfill({ status: 500 }));
  const asked = paths.map((path) => page.waitForResponse(path));
  await page.goto(`/candidates/viewer?candidateId=${candidateId}`);
  expect((await Promise.all(asked)).map((response) => response.status())).toEqual([500, 500]);
  await expect(page.getByRole('heading', { level: 1, name: /^Aino/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Facts' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The employer’s documents' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Answers' })).toHaveCount(0);

  const other = await (await browser.newContext()).newPage();
  await startSession(other, people.employer);
  const path = '**/api/v1/employer/candidates/*/answers';
  await other.route(path, (route) => route.fulfill({ status: 500 }));
  const failed = other.waitForResponse(path);
  await other.goto(`/employer/candidates/${candidateId}`);
  expect((await failed).status()).toBe(500);
  await expect(other.getByRole('region', { name: 'Facts' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Reject' })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Answers' })).toHaveCount(0);
});
