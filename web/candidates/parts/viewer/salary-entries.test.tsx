import { expect, test } from 'vitest';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import type { SalaryRevision } from '#contract/candidates/shapes/salary.ts';
import { salaryEntriesOf } from './salary-entries.tsx';

const revision = (given: Partial<SalaryRevision>): SalaryRevision => ({
  revisionId: '019aa0a0-0000-7000-8000-000000000001',
  state: 'open',
  baseSalary: '100000.00',
  totalCompensation: '120000.00',
  agencyFee: '18000.00',
  baseSalaryBefore: '100000.00',
  totalCompensationBefore: '120000.00',
  agencyFeeBefore: '18000.00',
  reason: '',
  proposedAt: '2026-11-20T02:00:00.000Z',
  proposedByName: 'Mara Ellingsen',
  proposedBySide: 'agency',
  decidedAt: null,
  decidedByName: '',
  decidedBySide: null,
  decisionReason: '',
  ...given,
});
const decidedAt = '2026-11-21T02:00:00.000Z';
const sentences = (given: Partial<SalaryRevision>, closedAs?: CandidateStatusId) =>
  salaryEntriesOf({
    supplier: { supplierName: 'Harbour Talent' },
    client: { clientName: 'Larkfield Foods' },
    baseSalaryIso: 'AUD',
    salaryRevisions: [revision(given)],
    steps: [
      { at: '2026-11-19T02:00:00.000Z', candidateStatusId: candidateStatus.rejected },
      ...(closedAs === undefined ? [] : [{ at: decidedAt, candidateStatusId: closedAs }]),
    ],
  }).map(({ text }) => (typeof text === 'string' ? text : '').replaceAll('\u00a0', ' '));

const salary = { baseSalary: '108000.00' };
const total = { totalCompensation: '126000.00' };
const decided = { decidedAt, decidedBySide: 'client' } as const;
const byRolecall = { ...decided, state: 'approved', proposedBySide: 'provider', decidedBySide: 'provider' } as const;

test.each([
  ['the base salary', salary, 'Harbour Talent proposed a base salary of AUD 108,000.00'],
  ['the total compensation', total, 'Harbour Talent proposed a total compensation of AUD 126,000.00'],
  [
    'both',
    { ...salary, ...total },
    'Harbour Talent proposed a base salary of AUD 108,000.00 and a total compensation of AUD 126,000.00',
  ],
])('a proposal that changes %s says so', (_what, given, sentence) => {
  expect(sentences(given)).toEqual([sentence]);
});

test('a decision and a correction of the total compensation alone say what they are about', () => {
  const decisionOn = (state: SalaryRevision['state']) => sentences({ ...total, ...decided, state })[1];
  expect(decisionOn('approved')).toBe('Larkfield Foods approved a total compensation of AUD 126,000.00');
  expect(decisionOn('rejected')).toBe('Larkfield Foods rejected the proposed total compensation');
  expect(decisionOn('withdrawn')).toBe('Larkfield Foods withdrew its proposed total compensation');
  expect(sentences({ ...total, ...byRolecall })).toEqual([
    'Rolecall corrected the total compensation to AUD 126,000.00',
  ]);
});

test.each([
  [candidateStatus.rejected, 'The proposed base salary lapsed when the candidate was rejected'],
  [candidateStatus.withdrew, 'The proposed base salary lapsed when the candidate was withdrawn'],
  [candidateStatus.notSelected, 'The proposed base salary lapsed when the candidate was not selected'],
  [undefined, 'The proposed base salary lapsed without a decision'],
])('a proposal that the step to %s closed says so', (closedAs, sentence) => {
  const lapsed = { ...salary, decidedAt, decidedBySide: 'system', state: 'closed' } as const;
  expect(sentences(lapsed, closedAs)[1]).toBe(sentence);
});
