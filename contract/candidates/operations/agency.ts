import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { requiredError } from '#contract/common/text-messages.ts';
import { candidateRefusals } from '../refusals.ts';
import { candidateShape, candidatesByStatusShape } from '../shapes.ts';
import { candidateWithdrawReasons } from '../states.ts';
import {
  personDetailFields,
  totalCompensation,
  countryId,
  freeText,
  kindInput,
  personFields,
  reasonIdsInput,
  salaryCurrency,
  stepAtInput,
  submitAccess,
  viewAccess,
} from './fields.ts';

export const editCandidate = operation({
  name: 'candidates.edit',
  summary: 'Updates the details of a candidate except the salary. Omitted fields keep their value.',
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
    candidateRefusals['too-many-checks'],
  ],
});

export const withdrawCandidate = operation({
  name: 'candidates.withdraw',
  summary: 'Withdraws a candidate with the reasons.',
  effect: 'write',
  access: submitAccess,
  input: z
    .object({
      candidateId: id(),
      withdrawReasons: reasonIdsInput(candidateWithdrawReasons),
      reasonText: freeText('Reason', 500).default(''),
    })
    .refine(({ withdrawReasons: given, reasonText }) => !given.includes(8) || reasonText !== '', {
      path: ['reasonText'],
      error: requiredError('Reason').error,
    }),
  output: candidateShape,
  refusals: [candidateRefusals['already-withdrawn'], candidateRefusals['candidate-closed']],
});

export const undoWithdrawal = operation({
  name: 'candidates.undoWithdraw',
  summary: 'Undoes a withdrawal within ten minutes.',
  effect: 'write',
  access: submitAccess,
  input: z.object({ candidateId: id(), stepAt: stepAtInput }),
  output: candidateShape,
  refusals: [
    candidateRefusals['undo-passed'],
    candidateRefusals['undo-blocked'],
    candidateRefusals['candidate-in-request'],
  ],
});

export const listEngagementCandidates = operation({
  name: 'candidates.ofEngagement',
  summary: "Lists the agency's candidates in an engagement by talent request and status. Withdrawn ones are hidden.",
  effect: 'read',
  access: viewAccess,
  input: z.object({ engagementId: id() }),
  output: candidatesByStatusShape,
});

export const viewCandidate = operation({
  name: 'candidates.view',
  summary: 'Returns a candidate of the agency with all related data.',
  effect: 'read',
  access: viewAccess,
  input: z.object({ candidateId: id(), talentRequestId: id().optional(), ...kindInput }),
  output: candidateShape,
});

export const agencyEarnings = operation({
  name: 'candidates.agencyEarnings',
  summary: "Returns the agency's fees for hired candidates in an engagement, totalled by currency.",
  effect: 'read',
  access: viewAccess,
  input: z.object({ engagementId: id(), ...kindInput }),
  output: z.object({
    engagementId: z.string(),
    totalAgencyEarnings: z.array(z.object({ currencyIso: z.string(), amount: z.string() })),
    /**
     * The fees that are on hold while it is disputed who represents the candidate. They are not included in the total.
     */
    onHold: z.array(z.object({ currencyIso: z.string(), amount: z.string() })),
    approvedCandidates: z.number().int(),
  }),
});

export const approvedCandidates = operation({
  name: 'candidates.approvedCandidates',
  summary: "Returns the number of the agency's candidates hired in an engagement.",
  effect: 'read',
  access: viewAccess,
  input: z.object({ engagementId: id(), ...kindInput }),
  output: z.object({ engagementId: z.string(), approvedCandidates: z.number().int() }),
});
