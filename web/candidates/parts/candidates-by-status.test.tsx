import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listDraftsEndpoint, listEngagementCandidatesEndpoint } from '#contract/candidates/endpoints.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { queryClient } from '#web/platform/queries.ts';
import { answer } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { signInGalleryUser } from '#web/ui/testing/sign-in.ts';
import { CandidatesByStatusList } from './candidates-by-status.tsx';

const engagementId = '01900000-0000-7000-8000-00000000e001';
const idOf = (place: number): string => `01900000-0000-7000-8000-000000000${String(place + 100)}`;

const candidates = Array.from({ length: 120 }, (_, at) => ({
  _id: idOf(at),
  candidateNumber: at + 1,
  firstName: 'Aino',
  lastName: `Ahonen ${String(at + 1)}`,
  candidateStatusId: candidateStatus.pending,
  candidateStatus: 'Pending',
  since: '2026-11-20T02:00:00.000Z',
  dateSubmitted: '2026-11-20T02:00:00.000Z',
  location: 'Geelong',
  baseSalary: '96000.00',
  baseSalaryIso: 'AUD',
  agencyFee: '12500.00',
  baseSalaryRevised: null,
  hasNewEdits: false,
}));

const open = async (submitted?: string) => {
  queryClient.clear();
  fakeApi(
    answer(listDraftsEndpoint, () => []),
    answer(listEngagementCandidatesEndpoint, () => ({
      engagementId,
      engagementNumber: 2,
      auctionType: 'successfee' as const,
      clientId: '01900000-0000-7000-8000-00000000c001',
      talentRequests: [
        {
          talentRequestId: '01900000-0000-7000-8000-00000000f001',
          talentRequestNumber: 31,
          jobTitle: 'Theatre Nurse',
          noOfRoles: 3,
          noOfRolesFilled: 0,
          talentRequestStatusId: 5 as const,
          talentRequestStatus: 'Available',
          isPaused: false,
          candidateCount: candidates.length,
          groups: [{ candidateStatusId: candidateStatus.pending, candidateStatus: 'Pending', candidates }],
          can: { submit: { allowed: true as const } },
        },
      ],
    })),
  );
  signInGalleryUser();
  const screen = await renderRoute(() => (
    <QueryClientProvider client={queryClient}>
      <CandidatesByStatusList engagementId={engagementId} submitted={submitted} />
    </QueryClientProvider>
  ));
  const nameOf = (place: number) => screen.getByRole('link', { name: `Aino Ahonen ${String(place)}`, exact: true });
  return { screen, nameOf };
};

test('an agency’s candidates for a talent request are listed fifty at a time', async () => {
  const { screen, nameOf } = await open();
  await expect.element(nameOf(50)).toBeVisible();
  await expect.element(nameOf(51)).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Next page' }).click();
  await expect.element(nameOf(51)).toBeVisible();
  await expect.element(nameOf(50)).not.toBeInTheDocument();
  await screen.unmount();
});

test('the list opens on the page of the candidate just submitted', async () => {
  const { screen, nameOf } = await open(idOf(110));
  await expect.element(nameOf(111)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await screen.unmount();
});
