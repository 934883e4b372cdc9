import { expect, test } from 'vitest';
import { viewDraftCandidateEndpoint } from '#contract/draft-candidates/endpoints.ts';
import { readSubmissionEndpoint } from '#contract/candidates/endpoints.ts';
import type { DraftCandidate } from '#contract/draft-candidates/shapes.ts';
import { draftCandidateQuery } from '#web/draft-candidates/client.ts';
import { id, sampleDraft } from '#web/draft-candidates/parts/testing/sample-draft.ts';
import { queryClient } from '#web/platform/queries.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { answer } from '#web/ui/testing/answer.ts';
import { expectAccessible } from '#web/ui/testing/axe.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';

const { draftCandidateId, engagementId, talentRequestId } = sampleDraft;
const path = `/engagement/${engagementId}/submit/${talentRequestId}?draftCandidateId=${draftCandidateId}`;
// The form stays empty. Its page is recognised by its link to the list of imported CVs.
const submission = answer(readSubmissionEndpoint, () => new Promise<never>(() => undefined));
const text = 'This draft has been submitted and is closed.';
const refused: DraftCandidate['can']['submit'] = { allowed: false, reasons: [{ code: 'draft-submitted', text }] };
const submitted: DraftCandidate = { ...sampleDraft, candidateId: id(8), can: { change: refused, submit: refused } };

const open = async (draft: DraftCandidate) => {
  const api = fakeApi(answer(viewDraftCandidateEndpoint, draft), submission);
  const screen = await openApp(path);
  return { api, screen, form: screen.getByRole('link', { name: 'Add CVs' }) };
};

test('a draft that was submitted already shows a link to its candidate instead of the form', async () => {
  const { api, screen, form } = await open(submitted);
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Open candidate' }))
    .toHaveAttribute('href', `/candidates/viewer?candidateId=${id(8)}`);
  await expect.element(form).not.toBeInTheDocument();
  expect(api.sentTo(readSubmissionEndpoint)).toEqual([]);
  await expectAccessible();
  await screen.unmount();
});

test('a draft that may not be submitted shows the reasons instead of the form', async () => {
  const paused = { code: 'request-paused', text: 'The employer has paused this talent request.' } as const;
  const { screen, form } = await open({
    ...sampleDraft,
    can: { ...sampleDraft.can, submit: { allowed: false, reasons: [paused] } },
  });
  await expect
    .element(screen.getByRole('heading', { name: 'Runa Skovgaard can’t be submitted at the moment' }))
    .toBeVisible();
  await expect.element(screen.getByText(paused.text)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Open the draft candidate' }))
    .toHaveAttribute('href', `/engagement/${engagementId}/draft/${draftCandidateId}`);
  await expect.element(form).not.toBeInTheDocument();
  await screen.unmount();
});

test('an open form stays open, even if the draft is submitted elsewhere meanwhile', async () => {
  const { screen, form } = await open(sampleDraft);
  await expect.element(form).toBeVisible();
  const { queryKey } = draftCandidateQuery(draftCandidateId);
  queryClient.setQueryData(queryKey, submitted);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(form).toBeVisible();
  await expect.element(screen.getByText(text)).not.toBeInTheDocument();
  await screen.unmount();
});

test('a form is opened for the draft as it is now, not as it was loaded before', async () => {
  const { screen, form } = await open(sampleDraft);
  await expect.element(form).toBeVisible();
  await screen.open('/terms/general');
  fakeApi(answer(viewDraftCandidateEndpoint, submitted), submission);
  await queryClient.invalidateQueries();
  await screen.open(path);
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  await screen.unmount();
});
