import { expect, test } from 'vitest';
import { readEngagementWorkEndpoint } from '#contract/board/endpoints/engagement.ts';
import { readSubmissionEndpoint, viewCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { listAnswersEndpoint, listVersionsEndpoint } from '#contract/candidates/endpoints/viewer.ts';
import { readCandidateClaimEndpoint } from '#contract/claims/endpoints.ts';
import { listClarificationsEndpoint, listCommentsEndpoint } from '#contract/clarifications/endpoints.ts';
import { readDefenceEndpoint } from '#contract/disputes/endpoints.ts';
import { listDraftCandidatesEndpoint } from '#contract/draft-candidates/endpoints.ts';
import {
  listDocumentsEndpoint,
  listRequirementsEndpoint,
  listTalentRequestsEndpoint,
  readInformationEndpoint,
} from '#contract/engagements/endpoints/agency.ts';
import { countNoticesEndpoint } from '#contract/engagements/endpoints/notices.ts';
import { readCandidateResponseEndpoint } from '#contract/response-times/endpoints.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { answer, refuse } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';

const missing = refuse(404, 'not-found', 'This page doesn’t exist, or you don’t have access to it.');

test.each([
  '/engagement/xyz',
  '/engagement/xyz/submit/abc',
  '/engagement/00000000-0000-4000-8000-000000000000',
  '/candidates/viewer?candidateId=00000000-0000-4000-8000-000000000000',
])('there is nothing at %s: the page says so, with a link onwards and no retry', async (href) => {
  fakeApi(
    answer(readEngagementWorkEndpoint, missing),
    answer(readInformationEndpoint, missing),
    answer(listRequirementsEndpoint, missing),
    answer(listDocumentsEndpoint, missing),
    answer(listTalentRequestsEndpoint, missing),
    answer(countNoticesEndpoint, missing),
    answer(listClarificationsEndpoint, missing),
    answer(readSubmissionEndpoint, missing),
    answer(viewCandidateEndpoint, missing),
    answer(readCandidateClaimEndpoint, missing),
    answer(readDefenceEndpoint, missing),
    answer(listVersionsEndpoint, missing),
    answer(listAnswersEndpoint, missing),
    answer(listCommentsEndpoint, missing),
    answer(readCandidateResponseEndpoint, missing),
    answer(listDraftCandidatesEndpoint, missing),
  );
  const screen = await openApp(href);
  await expect.element(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' }).elements()).toEqual([]);
  await expect
    .element(screen.getByRole('link', { name: 'Back to engagements' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/engagement\/board/));
});
