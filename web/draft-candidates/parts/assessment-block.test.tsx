import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { retryAssessmentEndpoint } from '#contract/draft-candidates/endpoints.ts';
import type { DraftCandidate } from '#contract/draft-candidates/shapes.ts';
import { aiAssessmentStatus, type AssessmentProblem } from '#contract/draft-candidates/states.ts';
import { queryClient } from '#web/platform/queries.ts';
import { setSession } from '#web/platform/session.ts';
import { galleryUser } from '#web/ui/gallery/gallery-user.ts';
import { answer } from '#web/ui/testing/answer.ts';
import { expectAccessible } from '#web/ui/testing/axe.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { signInGalleryUser } from '#web/ui/testing/sign-in.ts';
import { AssessmentBlock } from './assessment-block.tsx';
import { sampleDraft } from './testing/sample-draft.ts';

const unassessed: DraftCandidate = {
  ...sampleDraft,
  aiAssessmentStatusId: aiAssessmentStatus.notAvailable,
  aiAssessmentStatus: 'Not Available',
  file: null,
};

afterEach(() => setSession(null));

const open = (problem: AssessmentProblem | null, given: Partial<DraftCandidate> = {}) => {
  signInGalleryUser();
  setSession({ ...galleryUser, permissions: ['Fulfillment Stage=Submit Candidate'] });
  queryClient.clear();
  return renderRoute(() => (
    <QueryClientProvider client={queryClient}>
      <AssessmentBlock draft={{ ...unassessed, problem, ...given }} />
    </QueryClientProvider>
  ));
};

test.each([
  ['switched-off', 'Your agency had turned off assessments.'],
  ['no-requirements', 'The talent request had no requirements to compare the CV with.'],
] as const)('a CV that was not assessed (%s) can be assessed now', async (problem, message) => {
  const api = fakeApi(answer(retryAssessmentEndpoint, unassessed));
  const screen = await open(problem);
  await expect.element(screen.getByText(`Not Available ${message}`)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Assess now' }).click();
  await expect
    .poll(() => api.sentTo(retryAssessmentEndpoint))
    .toMatchObject([{ body: { draftCandidateId: unassessed.draftCandidateId } }]);
  await screen.unmount();
});

test('a CV without text has no button, because a retry would not help', async () => {
  fakeApi();
  const screen = await open('no-text');
  await expect.element(screen.getByText('Not Available The CV has no text that can be read.')).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  await screen.unmount();
});

test('an assessment in progress says so once, and not that the page is loading', async () => {
  fakeApi();
  const screen = await open(null, { aiAssessmentStatusId: aiAssessmentStatus.inProgress });
  await expect.element(screen.getByText(/^Comparing the CV with the talent request\./)).toBeVisible();
  expect(screen.getByRole('status').elements()).toHaveLength(1);
  await expectAccessible();
  await screen.unmount();
});
