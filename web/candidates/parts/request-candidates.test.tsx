import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listReceivedCandidatesEndpoint } from '#contract/candidates/endpoints.ts';
import type { ReceivedCandidates } from '#contract/candidates/shapes.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { queryClient } from '#web/platform/queries.ts';
import { answer } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { signInGalleryUser } from '#web/ui/testing/sign-in.ts';
import { RequestCandidates } from './request-candidates.tsx';
import { sampleReceivedRow } from './testing/fake-candidate.ts';

type Received = ReceivedCandidates['talentRequests'][number]['candidates'][number];

const engagementId = '01900000-0000-7000-8000-00000000e001';
const talentRequestId = '01900000-0000-7000-8000-00000000f001';

const candidates = Array.from({ length: 120 }, (_, at) => ({
  ...sampleReceivedRow,
  _id: `01900000-0000-7000-8000-000000000${String(at + 100)}`,
  candidateNumber: at + 1,
  lastName: `Ahonen ${String(at + 1)}`,
}));

const open = async () => {
  const stored: { count: number; moves?: Received['moves'] } = { count: candidates.length };
  queryClient.clear();
  fakeApi(
    answer(listReceivedCandidatesEndpoint, () => ({
      engagementId,
      talentRequests: [
        {
          talentRequestId,
          talentRequestNumber: 31,
          jobTitle: 'Theatre Nurse',
          noOfRoles: 3,
          noOfRolesFilled: 0,
          talentRequestStatusId: 5 as const,
          talentRequestStatus: 'Available',
          candidates: candidates.slice(0, stored.count).map((one) => ({ ...one, moves: stored.moves ?? one.moves })),
        },
      ],
    })),
  );
  signInGalleryUser();
  const screen = await renderRoute(() => (
    <QueryClientProvider client={queryClient}>
      <RequestCandidates engagementId={engagementId} talentRequestId={talentRequestId} />
    </QueryClientProvider>
  ));
  const nameOf = (place: number) => screen.getByRole('link', { name: `Aino Ahonen ${String(place)}`, exact: true });
  const linkCount = () => screen.getByRole('link').elements().length;
  return { screen, stored, nameOf, linkCount };
};

test('an employer’s candidates are listed fifty at a time, and going back returns to the same page', async () => {
  const { screen, nameOf, linkCount } = await open();
  await expect.element(nameOf(50)).toBeVisible();
  await expect.element(nameOf(51)).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Next page' }).click();
  await expect.element(nameOf(51)).toBeVisible();
  await expect.element(nameOf(50)).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Page 3' }).click();
  await expect.element(nameOf(120)).toBeVisible();
  expect(linkCount()).toBe(20);
  await nameOf(101).click();
  await expect.element(screen.getByText('Elsewhere')).toBeVisible();
  screen.back();
  await expect.element(nameOf(120)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await screen.unmount();
});

test('candidates stay selected while the user looks at other pages', async () => {
  const { screen, nameOf } = await open();
  await screen.getByRole('checkbox', { name: 'Select Aino Ahonen 1', exact: true }).click({ force: true });
  await screen.getByRole('button', { name: 'Page 2' }).click();
  await expect.element(nameOf(51)).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Select Aino Ahonen 51', exact: true }).click({ force: true });
  await expect.element(screen.getByText('2 selected')).toBeVisible();
  await screen.unmount();
});

test('if the list becomes shorter, its last page is shown instead of an empty one', async () => {
  const { screen, stored, nameOf, linkCount } = await open();
  await screen.getByRole('button', { name: 'Page 3' }).click();
  await expect.element(nameOf(120)).toBeVisible();
  stored.count = 60;
  await queryClient.invalidateQueries();
  await expect.element(nameOf(60)).toBeVisible();
  expect(linkCount()).toBe(10);
  await expect.element(screen.getByRole('button', { name: 'Page 3' })).not.toBeInTheDocument();
  await screen.unmount();
});

test('when the last candidate leaves the list, the open dialog keeps what has been typed', async () => {
  const { screen, stored, nameOf } = await open();
  await expect.element(nameOf(2)).toBeVisible();
  stored.count = 1;
  await queryClient.invalidateQueries();
  await expect.element(nameOf(2)).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Reject Aino Ahonen 1', exact: true }).click();
  const dialog = screen.getByRole('alertdialog', { name: 'Reject Aino Ahonen 1?' });
  const message = dialog.getByLabelText('Message');
  await message.fill('We are looking for more theatre experience.');
  stored.count = 0;
  await queryClient.invalidateQueries();
  await expect.element(screen.getByText('No candidates yet')).toBeInTheDocument();
  await expect.element(dialog.getByText(/^Aino Ahonen 1 is no longer listed\./)).toBeVisible();
  await expect.element(message).toHaveValue('We are looking for more theatre experience.');
  await screen.unmount();
});

test('a candidate whose hire is blocked can be rejected, and the move dialog gives the reason', async () => {
  const reason = { code: 'revision-open' as const, text: 'A salary revision is waiting for a decision.' };
  const { screen, stored, nameOf } = await open();
  await expect.element(nameOf(2)).toBeVisible();
  stored.moves = [
    {
      candidateStatusId: candidateStatus.hired,
      candidateStatus: 'Hired',
      right: { allowed: false, reasons: [reason] },
    },
  ];
  stored.count = 1;
  await queryClient.invalidateQueries();
  await expect.element(nameOf(2)).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Move Aino Ahonen 1', exact: true }).click();
  const move = screen.getByRole('dialog', { name: 'Move Aino Ahonen 1' });
  await expect.element(move.getByText(reason.text)).toBeVisible();
  await move.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Reject Aino Ahonen 1', exact: true }).click();
  await expect.element(screen.getByRole('alertdialog', { name: 'Reject Aino Ahonen 1?' })).toBeVisible();
  await screen.unmount();
});
