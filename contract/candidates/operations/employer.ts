import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { lookupIdInput } from '#contract/common/lookup-shape.ts';
import { operation } from '#contract/common/operation.ts';
import { amountText } from '#contract/common/money.ts';
import { requiredMultilineTextSchema } from '#contract/common/text.ts';
import { candidateRefusals } from '../refusals.ts';
import { receivedCandidateShape, receivedCandidatesShape } from '../shapes.ts';
import { candidateStatuses, rejectionReasons } from '../states.ts';
import { employerAccess, reasonIdsInput, stepAtInput } from './fields.ts';

export const listReceivedCandidates = operation({
  name: 'candidates.received',
  summary: 'The candidates that an employer has received in an engagement, or in one of its talent requests.',
  effect: 'read',
  access: employerAccess,
  input: z.object({ engagementId: id(), talentRequestId: id().optional() }),
  output: receivedCandidatesShape,
});

export const openCandidate = operation({
  name: 'candidates.open',
  summary: 'Returns a candidate received by the employer, and records when it was first opened.',
  effect: 'read',
  leavesTrace: true,
  access: employerAccess,
  input: z.object({ candidateId: id() }),
  output: receivedCandidateShape,
});

export const moveCandidate = operation({
  name: 'candidates.move',
  summary:
    'Moves a candidate forward in the pipeline, up to Hired. For a hire, the input contains the salary and fee that the employer accepts.',
  effect: 'write',
  access: employerAccess,
  input: z.object({
    candidateId: id(),
    candidateStatusId: lookupIdInput(candidateStatuses, 'Status'),
    /** For a hire, the amounts that the employer has seen and accepts. The call is refused if they have changed. */
    baseSalary: amountText('Base salary').optional(),
    agencyFee: amountText('Agency fee').optional(),
  }),
  output: receivedCandidateShape,
  refusals: [candidateRefusals['step-not-possible'], candidateRefusals['terms-changed']],
});

export const undoMove = operation({
  name: 'candidates.undoMove',
  summary: 'Undoes the last move within ten minutes. The candidate returns to the previous status.',
  effect: 'write',
  access: employerAccess,
  input: z.object({
    candidateId: id(),
    /**
     * The status that the candidate reached with the move to be undone. If the candidate has moved since, the call is
     * refused.
     */
    candidateStatusId: lookupIdInput(candidateStatuses, 'Status').optional(),
    stepAt: stepAtInput,
  }),
  output: receivedCandidateShape,
  refusals: [candidateRefusals['step-not-possible']],
});

export const rejectCandidate = operation({
  name: 'candidates.reject',
  summary: 'Rejects a candidate with the reasons and a message for the agency.',
  effect: 'write',
  access: employerAccess,
  input: z.object({
    candidateId: id(),
    rejectionReasons: reasonIdsInput(rejectionReasons),
    rejectionMessage: requiredMultilineTextSchema('Message', 1000),
  }),
  output: receivedCandidateShape,
  refusals: [candidateRefusals['step-not-possible']],
});

export const unrejectCandidate = operation({
  name: 'candidates.unreject',
  summary: 'Undoes a rejection. The candidate returns to the previous status.',
  effect: 'write',
  access: employerAccess,
  input: z.object({ candidateId: id(), stepAt: stepAtInput }),
  output: receivedCandidateShape,
  refusals: [candidateRefusals['step-not-possible']],
});
