import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { candidateStatus } from '#contract/candidates/states.ts';
import { findRunsIn, recordSingleStep } from '#web/candidates/parts/bulk/bulk-runs.ts';
import { now } from '#web/platform/clock.ts';
import { setSession } from '#web/platform/session.ts';
import { signInGalleryUser } from '#web/ui/testing/sign-in.ts';
import { MoveDialog, type MovableCandidate } from './move-dialog.tsx';

const candidate = {
  _id: 'c-1',
  firstName: 'Aino',
  lastName: 'Ahonen',
  baseSalary: 120_000,
  baseSalaryRevised: null,
  agencyFee: 24_000,
  baseSalaryIso: 'AUD',
  supplier: { supplierName: 'Harbour Talent' },
  jobTitle: 'Charge Nurse',
  noOfRoles: 2,
  noOfRolesFilled: 0,
  moves: [{ candidateStatusId: candidateStatus.hired, candidateStatus: 'Hired', right: { allowed: true } }],
} as unknown as MovableCandidate;

afterEach(() => {
  vi.unstubAllGlobals();
  setSession(null);
});

test('after a hire, the move before it is no longer offered to undo', async () => {
  signInGalleryUser();
  recordSingleStep({ actId: 'move', place: 'r-1', details: {} }, candidate, new Date(now()).toISOString());
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ _id: 'c-1', candidateStatus: 'Hired' })));
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <MoveDialog candidate={candidate} to={candidateStatus.hired} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  expect(findRunsIn('r-1')).toHaveLength(1);
  await screen.getByRole('button', { name: 'Hire' }).click();
  await expect.poll(() => findRunsIn('r-1')).toEqual([]);
  await screen.unmount();
});

test('if somebody else fills the second-last role, the open dialog warns that this hire fills the last one', async () => {
  signInGalleryUser();
  const queries = new QueryClient();
  const dialog = (noOfRolesFilled: number) => (
    <QueryClientProvider client={queries}>
      <MoveDialog candidate={{ ...candidate, noOfRolesFilled }} to={candidateStatus.hired} onClose={() => undefined} />
    </QueryClientProvider>
  );
  const screen = await render(dialog(0));
  const conflict = screen.getByText('This changed while you were editing.');
  const last = screen.getByText(/This fills the last role\./);
  await expect.element(screen.getByText(/This fills one Charge Nurse role/)).toBeVisible();
  await expect.element(conflict).not.toBeInTheDocument();
  await expect.element(last).not.toBeInTheDocument();
  await screen.rerender(dialog(1));
  await expect.element(conflict).toBeVisible();
  await expect.element(last).toBeVisible();
  await screen.unmount();
});

test('the number of open roles does not matter to a move that is not a hire', async () => {
  signInGalleryUser();
  const queries = new QueryClient();
  const moves = [
    { candidateStatusId: candidateStatus.screening, candidateStatus: 'Screening', right: { allowed: true } },
  ];
  const dialog = (noOfRolesFilled: number) => (
    <QueryClientProvider client={queries}>
      <MoveDialog
        candidate={{ ...candidate, moves, noOfRolesFilled } as unknown as MovableCandidate}
        to={candidateStatus.screening}
        onClose={() => undefined}
      />
    </QueryClientProvider>
  );
  const screen = await render(dialog(0));
  await expect.element(screen.getByRole('button', { name: 'Move to Screening' })).toBeVisible();
  await screen.rerender(dialog(1));
  await expect.element(screen.getByText('This changed while you were editing.')).not.toBeInTheDocument();
  await screen.unmount();
});
