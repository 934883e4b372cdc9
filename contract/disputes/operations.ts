import { z } from 'zod';
import { submissionInputShape } from '#contract/candidates/shapes/submission-input.ts';
import { maxStatementLength } from '#contract/claims/rules.ts';
import { contactsInput } from '#contract/claims/shapes.ts';
import { id, instant } from '#contract/common/ids.ts';
import { positiveAmountText } from '#contract/common/money.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { requiredMultilineTextSchema } from '#contract/common/text.ts';
import { disputeRefusals } from './refusals.ts';
import { defenceShape, disputeShape, openedDisputeShape, receivedDisputeShape, staffDisputeShape } from './shapes.ts';

const submitAccess = { agency: 'Fulfillment Stage=Submit Candidate' } as const;
const viewAccess = { agency: 'Fulfillment Stage=View Details' } as const;
const dispute = z.object({ disputeId: id() });
const proof = { contacts: contactsInput, statement: requiredMultilineTextSchema('Statement', maxStatementLength) };
const refusals = [disputeRefusals['not-possible']];

export const openDispute = operation({
  name: 'disputes.open',
  summary:
    'Disputes that another agency owns a candidate at a client. The owner may answer within two working days, and Rolecall decides within three.',
  effect: 'write',
  access: submitAccess,
  input: submissionInputShape
    .pick({
      talentRequestId: true,
      firstName: true,
      lastName: true,
      emailAddress: true,
      contactNumber: true,
      linkedIn: true,
      currentCountryId: true,
    })
    .extend({ engagementId: id(), ...proof }),
  output: disputeShape,
  refusals: [
    disputeRefusals['submission-closed'],
    disputeRefusals['too-many-checks'],
    disputeRefusals['person-available'],
    disputeRefusals['already-disputed'],
  ],
});

export const listDisputes = operation({
  name: 'disputes.list',
  summary: "Lists the agency's disputes about the ownership of candidates, latest first.",
  effect: 'read',
  access: viewAccess,
  input: z.object(pageInput),
  output: z.object({ records: z.array(disputeShape), ...pageOutput }),
});

export const withdrawDispute = operation({
  name: 'disputes.withdraw',
  summary: 'Withdraws a dispute that has not been decided.',
  effect: 'write',
  access: submitAccess,
  input: dispute,
  output: disputeShape,
  refusals,
});

export const readDefence = operation({
  name: 'disputes.ofCandidate',
  summary:
    "Returns the disputes of other agencies about the ownership of the agency's candidate, open ones first, and those by which the agency became the owner.",
  effect: 'read',
  access: viewAccess,
  input: z.object({ candidateId: id() }),
  output: z.object({ disputes: z.array(defenceShape), opened: z.array(openedDisputeShape) }),
});

export const readReceivedDisputes = operation({
  name: 'disputes.ofReceivedCandidate',
  summary:
    'Returns the disputes about the ownership of a candidate for the employer: when each was opened and how it ended.',
  effect: 'read',
  access: { client: 'any' },
  input: z.object({ candidateId: id() }),
  output: z.object({ disputes: z.array(receivedDisputeShape) }),
});

export const answerDispute = operation({
  name: 'disputes.answer',
  summary: "The owner answers a dispute with its own contacts. Only Rolecall's staff read them.",
  effect: 'write',
  access: submitAccess,
  input: dispute.extend(proof),
  output: defenceShape,
  refusals,
});

export const listStaffDisputes = operation({
  name: 'disputes.all',
  summary:
    'Lists the disputes between agencies for the staff of the provider: open ones first, earliest deadline first.',
  effect: 'read',
  access: { provider: 'any' },
  input: z.object(pageInput),
  output: z.object({ records: z.array(staffDisputeShape), ...pageOutput }),
});

export const decideDispute = operation({
  name: 'disputes.decide',
  summary:
    'Decides a dispute, with reasons that both agencies read. An upheld one gives the ownership to the agency that opened it unless somebody else owns the candidate by then, assigns it the fees of hires, and ends the candidacies of the former owner.',
  effect: 'write',
  access: { provider: 'any' },
  input: dispute.extend({ isUpheld: z.boolean(), reasons: requiredMultilineTextSchema('Reasons', maxStatementLength) }),
  output: staffDisputeShape,
  refusals,
});

export const agreeFee = operation({
  name: 'disputes.agreeFee',
  summary:
    "Records the fee that the employer has agreed on with the agency to which Rolecall assigned the fee of a hire, if the agency's terms give none. It can be recorded again, but lowered only within a day after the first time.",
  effect: 'write',
  access: { client: 'any' },
  input: z.object({
    candidateId: id(),
    amount: positiveAmountText('Agreed fee'),
  }),
  output: z.object({ candidateId: z.string(), amount: z.string(), agreedAt: instant() }),
  refusals: [disputeRefusals['fee-fixed'], disputeRefusals['fee-lower']],
});

export const disputeOperations: readonly Operation[] = [
  openDispute,
  listDisputes,
  withdrawDispute,
  readDefence,
  readReceivedDisputes,
  answerDispute,
  listStaffDisputes,
  decideDispute,
  agreeFee,
];
