import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { approveSalaryRevisionEndpoint, proposeSalaryRevisionEndpoint } from '#contract/candidates/endpoints/salary.ts';
import type { SalaryRevision } from '#contract/candidates/shapes/salary.ts';
import { queryClient } from '#web/platform/queries.ts';
import { currentToasts } from '#web/ui/overlay/toast.ts';
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
  const dialog = screen.getByRole('alertdialog', { name: 'Approve the revision of Aino Ekholm’s base salary?' });
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

test('a proposal of another total compensation alone shows it, and is approved as such', async () => {
  signInGalleryUser();
  const api = fakeApi(answer(approveSalaryRevisionEndpoint, Response.json({})));
  const proposal = { ...proposalOf(2, '100000.00'), totalCompensation: '130000.00' };
  const screen = await render(page(proposal));
  const block = screen.getByRole('region', { name: 'Base salary' });
  await expect.element(block.getByText(/130,000\.00/)).toBeVisible();
  await expect.element(block.getByRole('term').first()).toHaveTextContent('Proposed total compensation');
  // The header and the base salary as submitted, which the proposal doesn't change.
  expect(block.getByRole('row').elements()).toHaveLength(2);
  await block.getByRole('button', { name: 'Approve Total Compensation' }).click();
  const dialog = screen.getByRole('alertdialog', { name: 'Approve the revision of Aino Ekholm’s total compensation?' });
  await dialog.getByRole('button', { name: 'Approve Total Compensation' }).click();
  await expect
    .poll(() => currentToasts().map(({ text }) => text))
    .toEqual(['The revision of Aino Ekholm’s total compensation has been approved.']);
  expect(api.sentTo(approveSalaryRevisionEndpoint)).toHaveLength(1);
  await screen.unmount();
});

test('a proposal is announced by the amounts that it changes', async () => {
  signInGalleryUser();
  fakeApi(answer(proposeSalaryRevisionEndpoint, Response.json({})));
  const screen = await render(page());
  await screen.getByRole('button', { name: 'Revise salary' }).click();
  const dialog = screen.getByRole('alertdialog');
  await dialog.getByLabelText('Total compensation').fill('130000');
  await dialog.getByRole('button', { name: 'Propose revision' }).click();
  await expect
    .poll(() => currentToasts().map(({ text }) => text))
    .toEqual(['A revision of Aino Ekholm’s total compensation has been proposed.']);
  await screen.unmount();
});
