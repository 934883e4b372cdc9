import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { requiredMessage } from '#contract/common/text-messages.ts';
import { candidateRefusals } from '../refusals.ts';
import { candidateShape, candidatesByStatusShape, reasonIdsInput } from '../shapes.ts';
import { withdrawReasons } from '../states.ts';
import {
  personDetailFields,
  totalCompensation,
  countryId,
  freeText,
  personFields,
  salaryCurrency,
  submitAccess,
  viewAccess,
} from './fields.ts';

export const editCandidate = operation({
  name: 'candidates.edit',
  summary: 'Changes what is known of a candidate, but for the salary; what is left out stays as it is.',
  effect: 'write',
  access: { agency: 'Fulfillment Stage=Edit Candidate Details' },
  input: z.object({
    candidateId: id(),
    firstName: personFields.firstName.optional(),
    lastName: personFields.lastName.optional(),
    emailAddress: personFields.emailAddress.optional(),
    baseSalary: personFields.baseSalary.optional(),
    contactNumber: personDetailFields.contactNumber.optional(),
    linkedIn: personDetailFields.linkedIn.optional(),
    location: personDetailFields.location.optional(),
    commentToEmployer: personDetailFields.commentToEmployer.optional(),
    currentCountryId: countryId.optional(),
    totalCompensation: totalCompensation.optional(),
    baseSalaryIso: salaryCurrency,
  }),
  output: candidateShape,
  refusals: [
    candidateRefusals['candidate-closed'],
    candidateRefusals['salary-fixed'],
    candidateRefusals['candidate-in-request'],
    candidateRefusals['candidate-not-available'],
  ],
});

export const withdrawCandidate = operation({
  name: 'candidates.withdraw',
  summary: 'Takes a candidate out of the running, with the reasons.',
  effect: 'write',
  access: submitAccess,
  input: z
    .object({
      candidateId: id(),
      withdrawReasons: reasonIdsInput(withdrawReasons),
      reasonText: freeText('Reason', 500).default(''),
    })
    .refine(({ withdrawReasons: given, reasonText }) => !given.includes(8) || reasonText !== '', {
      path: ['reasonText'],
      message: requiredMessage('Reason'),
    }),
  output: candidateShape,
  refusals: [candidateRefusals['already-withdrawn'], candidateRefusals['candidate-closed']],
});

export const undoWithdraw = operation({
  name: 'candidates.undoWithdraw',
  summary: 'Takes a withdrawal back, within ten minutes.',
  effect: 'write',
  access: submitAccess,
  input: z.object({ candidateId: id() }),
  output: candidateShape,
  refusals: [candidateRefusals['undo-passed'], candidateRefusals['candidate-in-request']],
});

export const candidatesOfEngagement = operation({
  name: 'candidates.ofEngagement',
  summary: "The agency's own candidates of an engagement, by talent request and status; withdrawn ones are hidden.",
  effect: 'read',
  access: viewAccess,
  input: z.object({ engagementId: id() }),
  output: candidatesByStatusShape,
});

export const viewCandidate = operation({
  name: 'candidates.view',
  summary: 'A candidate of the agency with everything that belongs to it.',
  effect: 'read',
  access: viewAccess,
  input: z.object({ candidateId: id(), talentRequestId: id().optional() }),
  output: candidateShape,
});

export const agencyEarnings = operation({
  name: 'candidates.agencyEarnings',
  summary: "The agency's fees of the hired candidates of an engagement, added up by currency.",
  effect: 'read',
  access: viewAccess,
  input: z.object({ engagementId: id() }),
  output: z.object({
    engagementId: z.string(),
    totalAgencyEarnings: z.array(z.object({ currencyIso: z.string(), amount: z.string() })),
    approvedCandidates: z.number().int(),
  }),
});

export const approvedCandidates = operation({
  name: 'candidates.approvedCandidates',
  summary: 'How many candidates of the agency have been hired in an engagement.',
  effect: 'read',
  access: viewAccess,
  input: z.object({ engagementId: id() }),
  output: z.object({ engagementId: z.string(), approvedCandidates: z.number().int() }),
});
