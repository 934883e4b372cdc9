import { expect, test } from 'vitest';
import type { CandidateListRow } from '#contract/candidates/shapes.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { centreColumns } from './centre-columns.tsx';

const row: CandidateListRow = {
  _id: '01900000-0000-7000-8000-00000000c001',
  candidateNumber: 123,
  firstName: 'Aino',
  lastName: 'Ahonen',
  candidateStatusId: 1,
  candidateStatus: 'Pending',
  since: '2026-11-20T10:00:00.000Z',
  dateSubmitted: '2026-11-20T10:00:00.000Z',
  location: 'Newcastle NSW',
  baseSalary: '100000.00',
  baseSalaryRevised: null,
  baseSalaryIso: 'AUD',
  agencyFee: '13750.00',
  engagementId: '01900000-0000-7000-8000-00000000e001',
  talentRequestId: '01900000-0000-7000-8000-00000000d001',
  auctionType: 'successfee',
  jobTitle: 'Nurse',
  clientId: '01900000-0000-7000-8000-00000000a001',
  clientName: 'Northwind Health',
  consent: null,
};

const salaryOf = async (given: Partial<CandidateListRow>) => {
  const cell = centreColumns(() => null).find(({ id }) => id === 'salary')?.cell;
  const screen = await renderRoute(() => <p>{cell?.({ ...row, ...given })}</p>);
  const { textContent } = await screen.getByRole('paragraph').findElement();
  await screen.unmount();
  return textContent;
};

test('the salary is the one on which the fee beside it is based', async () => {
  expect(await salaryOf({})).toContain('100,000.00');
  expect(await salaryOf({ baseSalaryRevised: '108000.00' })).toContain('108,000.00');
});
