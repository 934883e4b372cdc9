import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { readDefenceEndpoint, readReceivedDisputesEndpoint } from '#contract/disputes/endpoints.ts';
import type { Defence, OpenedDispute } from '#contract/disputes/shapes.ts';
import { queryClient } from '#web/platform/queries.ts';
import { Timeline } from '#web/ui/layout/timeline.tsx';
import { answer, type Answer } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { signInGalleryUser } from '#web/ui/testing/sign-in.ts';
import { DisputesAgainstAgency } from './disputes-against-agency.tsx';
import { useDisputeEntries, useReceivedDisputeEntries } from './dispute-entries.tsx';

const candidateId = '01900000-0000-7000-8000-00000000c001';
const dates = { openedAt: '2026-11-10T03:00:00.000Z', lateAt: '2026-11-16T06:10:00.000Z', endedAt: null };
const against: Defence = {
  ...dates,
  disputeId: '01900000-0000-7000-8000-00000000d001',
  answerBy: '2026-11-12T06:00:00.000Z',
  decideBy: '2026-11-13T06:00:00.000Z',
  contacts: [],
  statement: 'She signed our agreement.',
  answeredAt: '2026-11-11T03:00:00.000Z',
  answeredByName: 'Mara Ellingsen',
  outcome: null,
  reasons: '',
  can: {
    answer: {
      allowed: false,
      reasons: [{ code: 'dispute-answered', text: 'The deadline for answering this dispute has passed.' }],
    },
  },
};
const opened: OpenedDispute = {
  ...dates,
  disputeId: '01900000-0000-7000-8000-00000000d002',
  state: 'open',
  openedByName: 'Mara Ellingsen',
  reasons: '',
};

const open = (prepared: Answer, page: () => ReactNode) => {
  queryClient.clear();
  fakeApi(prepared);
  signInGalleryUser();
  const Page = page;
  return renderRoute(() => (
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>
  ));
};
const missed = 'Rolecall missed its deadline for deciding the dispute';

test.each([
  ['owned the person', { disputes: [against], opened: [] }],
  ['opened the dispute', { disputes: [], opened: [opened] }],
] as const)('the agency that %s sees on the timeline that Rolecall missed its deadline', async (_which, found) => {
  const screen = await open(
    answer(readDefenceEndpoint, { disputes: [...found.disputes], opened: [...found.opened] }),
    () => (
      <>
        <DisputesAgainstAgency candidateId={candidateId} />
        <Timeline label="Timeline" happenings={useDisputeEntries(candidateId)} />
      </>
    ),
  );
  const step = screen.getByRole('list', { name: 'Timeline' }).getByRole('listitem').filter({ hasText: missed });
  await expect.element(step.getByText(/16 Nov/).first()).toBeVisible();
  if (found.disputes.length === 0) return;
  await expect.element(screen.getByText('Decision overdue')).toBeVisible();
  await expect.element(screen.getByText(/Until it decides, you keep the candidate/)).toBeVisible();
});

test('the employer sees on the timeline that Rolecall missed its deadline, and not which agency opened the dispute', async () => {
  const { disputeId, outcome } = against;
  const screen = await open(
    answer(readReceivedDisputesEndpoint, { disputes: [{ ...dates, disputeId, outcome }] }),
    () => <Timeline label="Timeline" happenings={useReceivedDisputeEntries(candidateId)} />,
  );
  const steps = screen.getByRole('list', { name: 'Timeline' });
  const step = steps.getByRole('listitem').filter({ hasText: missed });
  await expect.element(step.getByText(/16 Nov/).first()).toBeVisible();
  await expect.element(steps.getByText('Ownership disputed by another agency')).toBeVisible();
});
