import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openCandidateEndpoint, undoMoveEndpoint, viewCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import {
  listAnswersEndpoint,
  listReceivedAnswersEndpoint,
  listVersionsEndpoint,
} from '#contract/candidates/endpoints/viewer.ts';
import { listEmployerDocumentsEndpoint } from '#contract/engagements/endpoints/agency.ts';
import { sampleReceivedCandidate, sampleWithdrawnCandidate } from '#web/candidates/parts/testing/fake-candidate.ts';
import { setServerTime, viewerZone } from '#web/platform/clock.ts';
import { formatTime } from '#web/platform/formats.ts';
import { queryClient } from '#web/platform/queries.ts';
import { answer, refuse } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { signInGalleryUser } from '#web/ui/testing/sign-in.ts';
import { ReceivedPage } from '#web/candidates/pages/received-page.tsx';
import { ViewerPage } from '#web/candidates/pages/viewer-page.tsx';

const candidateId = sampleReceivedCandidate._id;
const movedAt = '2026-11-20T02:00:00.000Z';
const minute = 60_000;
const stepAt = Date.parse(movedAt);
const missing = refuse(404, 'not-found', 'This page doesn’t exist, or you don’t have access to it.');
const until = `You can undo this move until ${formatTime(stepAt + 10 * minute, viewerZone())}.`;

/**
 * Opens a page nine minutes after the step. `passTime` lets these minutes pass without a refetch. `withdrawn` is the
 * candidate of the agency's page.
 */
const open = async (page: ReactNode, withdrawn = sampleWithdrawnCandidate) => {
  queryClient.clear();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
    setServerTime(Date.now());
  });
  setServerTime(stepAt + 9 * minute);
  const api = fakeApi(
    answer(openCandidateEndpoint, {
      ...sampleReceivedCandidate,
      // The candidate was moved further meanwhile, and that move has been undone.
      steps: [step(movedAt), step('2026-11-20T02:05:00.000Z')],
    }),
    answer(viewCandidateEndpoint, withdrawn),
    answer(undoMoveEndpoint, sampleReceivedCandidate),
    answer(listReceivedAnswersEndpoint, missing),
    answer(listAnswersEndpoint, missing),
    answer(listVersionsEndpoint, missing),
    answer(listEmployerDocumentsEndpoint, missing),
  );
  signInGalleryUser();
  const screen = await renderRoute(() => <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>);
  const passTime = (ms: number): void => {
    setServerTime(stepAt + 9 * minute + ms);
    vi.advanceTimersByTime(5000);
  };
  return { screen, api, passTime };
};

const step = (at: string) => ({
  at,
  fromStatusId: null,
  candidateStatusId: sampleReceivedCandidate.candidateStatusId,
  candidateStatus: 'Shortlisted',
  byName: 'Priya Raman',
  bySide: 'client' as const,
  reasons: [],
  text: '',
});

test('a move can be undone on the candidate’s page for ten minutes, and the page says until when', async () => {
  const { screen, api, passTime } = await open(<ReceivedPage candidateId={candidateId} />);
  const undo = screen.getByRole('button', { name: 'Undo move' });
  await expect.element(undo).toHaveAccessibleDescription(until);
  await undo.click();
  await expect.poll(() => api.sentTo(undoMoveEndpoint).map(({ body }) => body['stepAt'])).toEqual([movedAt]);
  passTime(2 * minute);
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(screen.getByText(until)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Move to Screening' })).toBeVisible();
});

test('an agency’s withdrawal can be undone for ten minutes, and the page says until when', async () => {
  const { screen, passTime } = await open(<ViewerPage candidateId={candidateId} place={{}} />);
  const undo = screen.getByRole('button', { name: 'Undo withdrawal' });
  await expect.element(undo).toBeVisible();
  const words = until.replace('this move', 'this');
  await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
  passTime(2 * minute);
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(screen.getByText(words, { exact: false })).not.toBeInTheDocument();
  await expect.element(screen.getByText(/^This candidate has been withdrawn/)).toBeVisible();
});

test('a withdrawal that can’t be undone yet has a disabled button with the reason', async () => {
  const unblockBy = 'Withdraw another candidate first.';
  const reasons = [{ code: 'cv-cap' as const, text: 'Your agency already has 3 of 3 candidates.', unblockBy }];
  const can = { ...sampleWithdrawnCandidate.can, undoWithdraw: { allowed: false as const, reasons } };
  const viewer = <ViewerPage candidateId={candidateId} place={{}} />;
  const { screen } = await open(viewer, { ...sampleWithdrawnCandidate, can });
  const undo = screen.getByRole('button', { name: 'Undo withdrawal' });
  await expect.element(undo).toHaveAttribute('aria-disabled', 'true');
  await expect.element(undo).toHaveAccessibleDescription(expect.stringContaining(unblockBy));
  await expect.element(screen.getByText(/You can undo this until/)).not.toBeInTheDocument();
});

test('a withdrawal that can never be undone has no button', async () => {
  const reasons = [{ code: 'candidate-hired' as const, text: 'This candidate has been hired.' }];
  const can = { ...sampleWithdrawnCandidate.can, undoWithdraw: { allowed: false as const, reasons } };
  const viewer = <ViewerPage candidateId={candidateId} place={{}} />;
  const { screen } = await open(viewer, { ...sampleWithdrawnCandidate, can });
  await expect.element(screen.getByText(/^This candidate has been withdrawn/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Undo withdrawal' })).not.toBeInTheDocument();
});
