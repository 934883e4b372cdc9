import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listReceivedCandidatesEndpoint } from '#contract/candidates/endpoints.ts';
import type { ReceivedCandidates } from '#contract/candidates/shapes.ts';
import { candidateStatus, candidateStatuses, type CandidateStatusId } from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import { sampleReceivedRow } from '#web/candidates/parts/testing/fake-candidate.ts';
import { discardRun, findRunsIn, recordSingleStep } from '#web/candidates/parts/bulk/bulk-runs.ts';
import { now, setServerTime } from '#web/platform/clock.ts';
import { markRemoteRefetch } from '#web/platform/live/remote-changes.ts';
import { queryClient } from '#web/platform/queries.ts';
import { answer } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { signInGalleryUser } from '#web/ui/testing/sign-in.ts';
import { tabTo } from '#web/ui/testing/tab-to.ts';
import { currentAnnouncement } from '#web/ui/text/announce.ts';
import { PipelineTab } from './pipeline-tab.tsx';

type Received = ReceivedCandidates['talentRequests'][number]['candidates'][number];

const engagementId = '01900000-0000-7000-8000-00000000e001';
const yes = { allowed: true as const };
const no = { allowed: false as const, reasons: [] };

const candidate = (lastName: string, candidateStatusId: CandidateStatusId, more: Partial<Received> = {}): Received => ({
  ...sampleReceivedRow,
  _id: `01900000-0000-7000-8000-000000000${lastName === 'Ahonen' ? '101' : '102'}`,
  lastName,
  candidateStatusId,
  candidateStatus: lookupValue(candidateStatuses, candidateStatusId),
  moves: [{ candidateStatusId: candidateStatus.interviewing, candidateStatus: 'Interviewing', right: yes }],
  ...more,
});

afterEach(() => {
  for (const { id } of findRunsIn(engagementId)) discardRun(id);
});

const ahonen = candidate('Ahonen', candidateStatus.pending);
/** A candidate who can be rejected, but not hired for now. */
const blocked = candidate('Ahonen', candidateStatus.offerExtended, {
  moves: [
    {
      candidateStatusId: candidateStatus.hired,
      candidateStatus: 'Hired',
      right: {
        allowed: false,
        reasons: [{ code: 'revision-open', text: 'A salary revision is waiting for a decision.' }],
      },
    },
  ],
});

/** Opens the board with these candidates. `change` replaces them as a live update does. */
const open = async (...candidates: readonly Received[]) => {
  const stored = { candidates };
  queryClient.clear();
  fakeApi(
    answer(listReceivedCandidatesEndpoint, () => ({
      engagementId,
      talentRequests: [
        {
          talentRequestId: '01900000-0000-7000-8000-00000000f001',
          talentRequestNumber: 31,
          jobTitle: 'Theatre Nurse',
          noOfRoles: 3,
          noOfRolesFilled: 0,
          talentRequestStatusId: 5 as const,
          talentRequestStatus: 'Available',
          candidates: [...stored.candidates],
        },
      ],
    })),
  );
  signInGalleryUser();
  const screen = await renderRoute(() => (
    <QueryClientProvider client={queryClient}>
      <PipelineTab engagementId={engagementId} />
    </QueryClientProvider>
  ));
  await expect.element(screen.getByRole('link', { name: 'Aino Ahonen' })).toBeVisible();
  const change = async (...changed: readonly Received[]): Promise<void> => {
    stored.candidates = changed;
    await queryClient.invalidateQueries();
  };
  return { screen, change };
};

test('a dialog stays open and says so when its candidate leaves the board', async () => {
  const { screen, change } = await open(ahonen, candidate('Bergqvist', candidateStatus.pending));
  await screen.getByRole('button', { name: 'Move Aino Ahonen' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Move Aino Ahonen' });
  await expect.element(dialog).toBeVisible();
  const gone = dialog.getByText('Aino Ahonen is no longer listed. The agency may have withdrawn them.');
  await expect.element(gone).not.toBeInTheDocument();
  await change(candidate('Bergqvist', candidateStatus.pending));
  await expect.element(gone).toBeVisible();
  // The agency may restore the candidate.
  await change(ahonen);
  await expect.element(gone).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('dialogs and the banner to undo a step are also shown beside the empty state', async () => {
  const { screen, change } = await open(ahonen);
  recordSingleStep({ actId: 'move', place: engagementId, details: {} }, ahonen, new Date(now()).toISOString());
  await screen.getByRole('button', { name: 'Move Aino Ahonen' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Move Aino Ahonen' });
  await expect.element(dialog).toBeVisible();
  await change();
  await expect.element(screen.getByText('No candidates yet')).toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await expect.element(screen.getByText('1 candidate was moved.')).toBeInTheDocument();
});

test('a candidate whose hire is blocked can be rejected by dragging, and the move dialog gives the reason', async () => {
  const { screen } = await open(blocked);
  const card = screen.getByRole('listitem');
  await card.getByRole('button', { name: 'Move Aino Ahonen' }).click();
  const move = screen.getByRole('dialog', { name: 'Move Aino Ahonen' });
  await expect.element(move.getByText('A salary revision is waiting for a decision.')).toBeVisible();
  await expect.element(move.getByRole('button', { name: 'Hire' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(move).not.toBeInTheDocument();
  await card.dropTo(screen.getByRole('group', { name: 'Not successful, no candidates' }));
  await expect.element(screen.getByRole('alertdialog', { name: 'Reject Aino Ahonen?' })).toBeVisible();
});

test('a candidate is rejected by keyboard alone, with a button only where a rejection is possible', async () => {
  const rejected = candidate('Bergqvist', candidateStatus.rejected, { moves: [], can: { ...ahonen.can, reject: no } });
  const { screen } = await open(ahonen, rejected);
  await tabTo(screen.getByRole('button', { name: 'Reject Aino Ahonen' }));
  await expect.element(screen.getByRole('button', { name: 'Reject Aino Bergqvist' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alertdialog', { name: 'Reject Aino Ahonen?' })).toBeVisible();
});

test('other users’ changes are announced, and their cards are highlighted', async () => {
  const bergqvist = candidate('Bergqvist', candidateStatus.pending);
  const { screen, change } = await open(ahonen, bergqvist);
  markRemoteRefetch();
  // A correction of the server's time meanwhile doesn't count as time that has passed.
  onTestFinished(() => setServerTime(Date.now()));
  setServerTime(Date.now() + 60_000);
  await change(candidate('Ahonen', candidateStatus.interviewing), bergqvist);
  await expect.poll(currentAnnouncement).toBe('Aino Ahonen is now Interviewing.');
  const card = (name: string) => screen.getByRole('listitem').filter({ hasText: name });
  await expect.element(card('Aino Ahonen')).toHaveAttribute('data-changed');
  await expect.element(card('Aino Bergqvist')).not.toHaveAttribute('data-changed');
});

test('columns stop accepting a dragged candidate when a live update moves the card', async () => {
  const { screen, change } = await open(ahonen);
  const interviewing = screen.getByRole('group', { name: 'Interviewing, no candidates' });
  const card = await screen.getByRole('listitem').findElement();
  card.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer: new DataTransfer() }));
  await expect.element(interviewing).toHaveAttribute('data-accepts');
  const shortlisted = candidate('Ahonen', candidateStatus.shortlisted);
  await change(shortlisted);
  await expect.element(screen.getByRole('group', { name: 'Shortlisted, 1 candidate' })).toBeVisible();
  await expect.element(interviewing).not.toHaveAttribute('data-accepts');
  // The drag doesn't go on when the candidate returns.
  await change(ahonen);
  await expect.element(screen.getByRole('group', { name: 'Pending, 1 candidate' })).toBeVisible();
  await expect.element(interviewing).not.toHaveAttribute('data-accepts');
});
