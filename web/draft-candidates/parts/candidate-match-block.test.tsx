import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { listDraftCandidatesEndpoint } from '#contract/draft-candidates/endpoints.ts';
import type { DraftCandidateRow } from '#contract/draft-candidates/shapes.ts';
import { aiAssessmentStatus } from '#contract/draft-candidates/states.ts';
import { queryClient } from '#web/platform/queries.ts';
import { setSession } from '#web/platform/session.ts';
import { galleryUser } from '#web/ui/gallery/gallery-user.ts';
import { answer } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { signInGalleryUser } from '#web/ui/testing/sign-in.ts';
import { CandidateMatchBlock } from './candidate-match-block.tsx';
import { id, sampleDraft } from './testing/sample-draft.ts';

const draft: DraftCandidateRow = {
  ...sampleDraft,
  aiAssessmentStatusId: aiAssessmentStatus.completed,
  aiAssessmentStatus: 'Completed',
  suitabilityScore: 83,
  suitabilityFeedback: '2 of 2 mandatory and 1 of 2 desirable requirements are met.',
};

afterEach(() => setSession(null));

const open = (given: Partial<DraftCandidateRow>) => {
  signInGalleryUser();
  setSession({ ...galleryUser, permissions: ['Fulfillment Stage=Submit Candidate'] });
  queryClient.clear();
  fakeApi(answer(listDraftCandidatesEndpoint, [{ ...draft, ...given }]));
  return renderRoute(() => (
    <QueryClientProvider client={queryClient}>
      <CandidateMatchBlock candidateId={id(9)} />
    </QueryClientProvider>
  ));
};

test('the score of the candidate’s current CV is shown with a link to its answers', async () => {
  const screen = await open({});
  await expect.element(screen.getByText('83')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Show the answers and quotations' })).toBeVisible();
  await screen.unmount();
});

test('the score of another CV is not shown, and the block says why', async () => {
  const screen = await open({ hasOtherCv: true });
  await expect
    .element(screen.getByText('The assessment was based on a different CV, so its score isn’t shown here.'))
    .toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Open the draft candidate' })).toBeVisible();
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  await expect.element(screen.getByText('requirements are met', { exact: false })).not.toBeInTheDocument();
  await screen.unmount();
});
