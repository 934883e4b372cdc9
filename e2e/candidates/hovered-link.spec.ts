import { expect, test, type Page } from '@playwright/test';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { findDemoIds } from '#e2e/app/demo-ids.ts';
import { pageSettled } from '#e2e/app/layout-checks.ts';
import { recordCalls } from '#e2e/app/recorded-calls.ts';

const candidateIn = /(?:candidateId=|\/candidates\/)([\da-f-]{36})/;

/** Hovers over the first link of a list to a page under `path`, then follows it. Returns the candidate's reads of both. */
const hoverAndFollow = async (page: Page, list: string, path: string) => {
  const sent = await recordCalls(page);
  await page.goto(list);
  await pageSettled(page);
  const link = page.getByRole('main').locator(`a[href^="${path}"]`).first();
  const [, candidateId = ''] = candidateIn.exec((await link.getAttribute('href')) ?? '') ?? [];
  const takeReads = (): string[] =>
    sent
      .splice(0)
      .filter((call) => call.startsWith('GET ') && call.includes(candidateId))
      .map((call) => call.slice('GET '.length).replace(candidateId, '…').trim())
      .toSorted();
  await Promise.all([page.waitForResponse(/\/comment\/candidates\//), link.hover()]);
  await pageSettled(page);
  const hovered = takeReads();
  await link.click();
  await page.waitForURL(({ pathname }) => pathname.startsWith(path));
  await pageSettled(page);
  return { hovered, followed: takeReads() };
};

test('hovering over a candidate’s link loads the agency’s page, and following it sends the other reads once', async ({
  page,
  baseURL,
}) => {
  const { engagement } = await findDemoIds(baseURL ?? '');
  await startSession(page, people.owner);
  expect(await hoverAndFollow(page, `/engagement/${engagement}/candidates`, '/candidates/viewer')).toEqual({
    hovered: [
      '/api/v1/agency/candidate_by_id/…',
      '/api/v1/engagement/candidate/versions/…',
      '/api/v1/responseTimes/candidate/…',
      '/api/v2.1/comment/candidates/…',
    ],
    followed: [
      '/api/fulfillment/surveyAnswers/…',
      '/api/v1/candidateClaim/…',
      '/api/v1/candidateDispute/…',
      '/api/v1/engagement/draft-candidates?candidateId=…',
    ],
  });
});

test('hovering over a candidate’s link does not open them for the employer, since the first opening is recorded', async ({
  page,
  baseURL,
}) => {
  const { engagement } = await findDemoIds(baseURL ?? '');
  await startSession(page, people.employer);
  expect(await hoverAndFollow(page, `/employer/engagements/${engagement}`, '/employer/candidates/')).toEqual({
    hovered: ['/api/v1/engagement/candidate/versions/…', '/api/v2.1/comment/candidates/…'],
    followed: [
      '/api/v1/candidateClaim/…',
      '/api/v1/employer/candidate/…',
      '/api/v1/employer/candidates/…/answers',
      '/api/v1/receivedCandidateDisputes/…',
    ],
  });
});
