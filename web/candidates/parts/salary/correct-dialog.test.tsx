import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { correctSalaryEndpoint } from '#contract/candidates/endpoints/salary.ts';
import type { Hire, SalaryRevision } from '#contract/candidates/shapes/salary.ts';
import { queryClient } from '#web/platform/queries.ts';
import { currentToasts } from '#web/ui/overlay/toast.ts';
import { answer } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { signInGalleryUser } from '#web/ui/testing/sign-in.ts';
import { CorrectSalaryDialog } from './correct-dialog.tsx';

const revision = (last: number, given: Partial<SalaryRevision>): SalaryRevision => ({
  revisionId: `019aa0a0-0000-7000-8000-00000000000${String(last)}`,
  state: 'approved',
  baseSalary: '104000.00',
  totalCompensation: null,
  agencyFee: '14300.00',
  baseSalaryBefore: '104000.00',
  totalCompensationBefore: null,
  agencyFeeBefore: '14300.00',
  reason: '',
  proposedAt: '2026-11-20T02:00:00.000Z',
  proposedByName: 'Mara Ellingsen',
  proposedBySide: 'agency',
  decidedAt: '2026-11-21T02:00:00.000Z',
  decidedByName: 'Owen Prideaux',
  decidedBySide: 'client',
  decisionReason: '',
  ...given,
});
const hire: Hire = {
  candidateId: '019aa0a0-0000-7000-8000-000000000001',
  candidateNumber: 412,
  firstName: 'Aino',
  lastName: 'Ekholm',
  supplierName: 'Harbour Talent',
  clientName: 'Larkfield Foods',
  engagementNumber: 77,
  engagementTitle: 'Regional Sales Manager, Foodservice',
  jobTitle: 'Regional Sales Manager',
  dateSubmitted: '2026-11-19T02:00:00.000Z',
  dateHired: '2026-11-25T02:00:00.000Z',
  baseSalary: '100000.00',
  baseSalaryRevised: '104000.00',
  baseSalaryIso: 'AUD',
  currencyDigits: 2,
  totalCompensation: '121000.00',
  feeTypeId: 1,
  feePercent: '13.7500',
  feeAmount: null,
  agencyFee: '14300.00',
  feeState: null,
  assignedFee: null,
  salaryRevisions: [
    revision(3, { totalCompensation: '121000.00', proposedBySide: 'client' }),
    revision(2, { baseSalaryBefore: '100000.00' }),
  ],
};

test('the history and the message after a correction say which amounts were changed', async () => {
  signInGalleryUser();
  const api = fakeApi(answer(correctSalaryEndpoint, Response.json({})));
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <CorrectSalaryDialog hire={hire} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  const history = screen.getByRole('list', { name: 'Salary history' });
  for (const sentence of [
    /^Larkfield Foods changed the total compensation from not stated to 121,000\.00/,
    /^Harbour Talent changed the base salary from 100,000\.00 to 104,000\.00/,
  ])
    await expect.element(history.getByText(sentence)).toBeVisible();
  await screen.getByLabelText(/^Total compensation/).fill('125000');
  await screen.getByLabelText('Reason').fill('The contract states another amount.');
  await screen.getByRole('button', { name: 'Correct salary' }).click();
  await expect
    .poll(() => currentToasts().map(({ text }) => text))
    .toEqual(['The correction of Aino Ekholm’s total compensation has been saved.']);
  expect(api.sentTo(correctSalaryEndpoint)).toHaveLength(1);
  await screen.unmount();
});
