import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { approveSalaryRevisionEndpoint } from '#contract/candidates/endpoints/salary.ts';
import type { SalaryRevision } from '#contract/candidates/shapes/salary.ts';
import { queryClient } from '#web/platform/queries.ts';
import { setSession } from '#web/platform/session.ts';
import { answer, refuse } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { signInGalleryUser } from '#web/ui/testing/sign-in.ts';
import type { CandidateWithSalary } from './candidate-with-salary.ts';
import { SalaryBlock } from './salary-block.tsx';

const id = (last: number): string => `019aa0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;
const proposalOf = (last: number, baseSalary: string): SalaryRevision => ({
  revisionId: id(last),
  state: 'open',
  baseSalary,
  totalCompensation: null,
  agencyFee: '18000.00',
  baseSalaryBefore: '100000.00',
  totalCompensationBefore: null,
  agencyFeeBefore: '18000.00',
  reason: '',
  proposedAt: '2026-11-20T02:00:00.000Z',
  proposedByName: 'Mara Ellingsen',
  proposedBySide: 'agency',
  decidedAt: null,
  decidedByName: '',
  decidedBySide: null,
  decisionReason: '',
});
const candidateWith = (...salaryRevisions: SalaryRevision[]) =>
  ({
    _id: id(1),
    firstName: 'Aino',
    lastName: 'Ekholm',
    supplier: { supplierName: 'Harbour Talent' },
    client: { clientName: 'Larkfield Foods' },
    baseSalary: '100000.00',
    baseSalaryRevised: null,
    baseSalaryIso: 'SGD',
    currencyDigits: 2,
    totalCompensation: null,
    feeTypeId: 2,
    feePercent: null,
    feeAmount: '18000.00',
    agencyFee: '18000.00',
    feeState: null,
    assignedFee: null,
    dateSubmitted: '2026-11-19T02:00:00.000Z',
    salaryRevisions,
    can: {
      proposeSalary: { allowed: true },
      decideSalary: { allowed: true },
      withdrawSalary: { allowed: false, reasons: [] },
    },
  }) as unknown as CandidateWithSalary;
const page = (...revisions: SalaryRevision[]) => (
  <QueryClientProvider client={queryClient}>
    <SalaryBlock candidate={candidateWith(...revisions)} />
  </QueryClientProvider>
);

afterEach(() => setSession(null));

test('a dialog is about the proposal it was opened for, even if another one replaces it', async () => {
  signInGalleryUser();
  const message = 'This proposal no longer awaits a decision.';
  const api = fakeApi(answer(approveSalaryRevisionEndpoint, refuse(409, 'salary-decided', message)));
  const [first, second] = [proposalOf(2, '105000.00'), proposalOf(3, '250000.00')];
  const screen = await render(page(first));
  await screen.getByRole('button', { name: 'Approve Base Salary' }).click();
  const dialog = screen.getByRole('alertdialog', { name: 'Approve Aino Ekholm’s revised salary?' });
  await expect.element(dialog.getByText(/105,000\.00/).first()).toBeVisible();
  await expect.element(dialog.getByText(/This changed while you were editing\./)).not.toBeInTheDocument();

  await screen.rerender(page({ ...first, state: 'withdrawn' }, second));
  await expect.element(dialog.getByText(/This changed while you were editing\./).first()).toBeVisible();
  await expect.element(dialog.getByText(/105,000\.00/).first()).toBeVisible();
  await expect.element(dialog.getByText(/250,000\.00/)).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Approve Base Salary' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(message);
  expect(api.sentTo(approveSalaryRevisionEndpoint).map(({ body, path }) => ({ ...path, ...body }))).toMatchObject([
    { revisionId: first.revisionId },
  ]);
  await screen.unmount();
});

test('after a proposal has been withdrawn, the next one opens no dialog by itself', async () => {
  signInGalleryUser();
  const [first, second] = [proposalOf(2, '105000.00'), proposalOf(3, '250000.00')];
  const screen = await render(page(first));
  await screen.getByRole('button', { name: 'Approve Base Salary' }).click();
  const dialog = screen.getByRole('alertdialog');
  await screen.rerender(page({ ...first, state: 'withdrawn' }));
  await expect.element(dialog.getByText(/This changed while you were editing\./).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await screen.rerender(page({ ...first, state: 'withdrawn' }, second));
  await expect.element(screen.getByRole('button', { name: 'Approve Base Salary' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.unmount();
});
