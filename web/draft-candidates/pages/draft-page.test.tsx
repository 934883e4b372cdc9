import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { viewDraftCandidateEndpoint } from '#contract/draft-candidates/endpoints.ts';
import { sampleDraft } from '#web/draft-candidates/parts/testing/sample-draft.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { answer } from '#web/ui/testing/answer.ts';
import { expectAccessibleEverywhere } from '#web/ui/testing/axe.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';

const { draftCandidateId, engagementId } = sampleDraft;

const open = async () => {
  const checkLink = { path: '/draft-candidates/viewer?token=4fj2', expiresAt: '2026-11-30T02:00:00.000Z' };
  fakeApi(answer(viewDraftCandidateEndpoint, { ...sampleDraft, file: null, checkLink }));
  const screen = await openApp(`/engagement/${engagementId}/draft/${draftCandidateId}`);
  await expect.element(screen.getByRole('heading', { name: 'Runa Skovgaard' })).toBeVisible();
  return screen;
};

test('the check link can be read and copied, but not changed', async () => {
  const screen = await open();
  const link = screen.getByRole('textbox', { name: 'Link' });
  await expect.element(link).toHaveAttribute('readonly');
  await expect.element(link).toHaveValue(`${window.location.origin}/draft-candidates/viewer?token=4fj2`);
  await link.click();
  await userEvent.keyboard('x');
  await expect.element(link).toHaveFocus();
  await expect.element(link).toHaveValue(`${window.location.origin}/draft-candidates/viewer?token=4fj2`);
  await expectAccessibleEverywhere();
});

test('the assessment comes before the CV in the document, above it on a phone and beside it on a wide page', async () => {
  const screen = await open();
  const cv = await screen.getByRole('region', { name: 'CV', exact: true }).findElement();
  const side = await screen.getByRole('region', { name: 'Match with the talent request' }).findElement();
  expect(side.compareDocumentPosition(cv) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(cv.getBoundingClientRect().right).toBeLessThanOrEqual(side.getBoundingClientRect().left);
  expect(cv.getBoundingClientRect().top).toBeLessThanOrEqual(side.getBoundingClientRect().top);
  await page.viewport(360, 780);
  await expect.poll(() => side.getBoundingClientRect().bottom <= cv.getBoundingClientRect().top).toBe(true);
});
