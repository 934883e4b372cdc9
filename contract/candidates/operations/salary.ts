import { z } from 'zod';
import { atMost } from '#contract/common/text/text-limit.ts';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { singleLineTextSchema, requiredMultilineTextSchema } from '#contract/common/text.ts';
import { candidateRefusals } from '../refusals.ts';
import { candidateSalaryShape, hireShape } from '../shapes/salary.ts';
import { employerAccess, freeText, personFields, totalCompensation } from './fields.ts';

const access = { agency: 'Fulfillment Stage=Edit Candidate Details', ...employerAccess } as const;

const revised = {
  candidateId: id(),
  baseSalary: personFields.baseSalary,
  /**
   * The new total compensation; unchanged if omitted. Required if the fee is based on total compensation, or if the
   * current total compensation is below the new salary.
   */
  totalCompensation: totalCompensation.unwrap().optional(),
};

const decided = {
  candidateId: id(),
  /** The ID of the revision that the caller has seen; the open revision if omitted. */
  revisionId: id().optional(),
};

export const proposeSalary = operation({
  name: 'candidates.proposeSalary',
  summary:
    'Proposes another base salary, total compensation or both for a candidate. They apply once the other side approves them.',
  effect: 'write',
  access,
  input: z.object({ ...revised, reason: freeText('Reason', 500).default('') }),
  output: candidateSalaryShape,
  refusals: [candidateRefusals['revision-not-possible']],
});

export const approveSalary = operation({
  name: 'candidates.approveSalary',
  summary: 'Approves the pay that the other side has proposed. The pay and the fee change with it.',
  effect: 'write',
  access,
  input: z.object(decided),
  output: candidateSalaryShape,
  refusals: [candidateRefusals['revision-not-possible'], candidateRefusals['revision-closed']],
});

export const rejectSalary = operation({
  name: 'candidates.rejectSalary',
  summary: 'Rejects the pay that the other side has proposed. The candidate keeps the status and the pay.',
  effect: 'write',
  access,
  input: z.object({ ...decided, reason: freeText('Reason', 500).default('') }),
  output: candidateSalaryShape,
  refusals: [candidateRefusals['revision-not-possible'], candidateRefusals['revision-closed']],
});

export const withdrawSalary = operation({
  name: 'candidates.withdrawSalary',
  summary: "Withdraws the caller's own proposal before the other side has decided.",
  effect: 'write',
  access,
  input: z.object(decided),
  output: candidateSalaryShape,
  refusals: [candidateRefusals['revision-not-possible'], candidateRefusals['revision-closed']],
});

export const correctSalary = operation({
  name: 'candidates.correctSalary',
  summary:
    "Corrects the base salary, total compensation or both of a hired candidate, with the reason. Only Rolecall's staff can do this.",
  effect: 'write',
  access: { provider: 'any' },
  input: z.object({ ...revised, reason: requiredMultilineTextSchema('Reason', 500) }),
  output: candidateSalaryShape,
  refusals: [candidateRefusals['revision-not-possible']],
});

export const listHires = operation({
  name: 'candidates.hires',
  summary:
    'Lists the hired candidates of all agencies with their salaries and fees, latest hire first. Each keyword must occur in the candidate number or name, the agency, the client, or the number, title or job title of the engagement.',
  effect: 'read',
  access: { provider: 'any' },
  input: z.object({ keywords: singleLineTextSchema('Keywords', atMost(100)).optional(), ...pageInput }),
  output: z.object({ records: z.array(hireShape), ...pageOutput }),
});

export const salaryOperations: readonly Operation[] = [
  proposeSalary,
  approveSalary,
  rejectSalary,
  withdrawSalary,
  correctSalary,
  listHires,
];
