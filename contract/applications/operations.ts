import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { amountText, percentText } from '#contract/common/money.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { idOf } from '#contract/common/lookup.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { linesText, optionalText, requiredLines, requiredWords } from '#contract/common/text.ts';
import { feeTypes } from '#contract/engagements/states.ts';
import { applicationRefusals } from './refusals.ts';
import { applicationViewShape, decisionShape, receivedApplicationShape, submittedShape, termsShape } from './shapes.ts';
import { declineReasons, otherDeclineReason } from './states.ts';

export const readTerms = operation({
  name: 'applications.terms',
  summary: 'The terms an agency accepts by applying to an engagement now, with their hash, and whether it may apply',
  effect: 'read',
  access: { agency: 'Marketplace=Search / View Opportunities' },
  input: z.object({ engagementId: id() }),
  output: termsShape,
});

const confirmedTerms = {
  engagementId: id(),
  termsVersion: z.number().int(),
  termsHash: z.string().regex(/^[0-9a-f]{64}$/, 'This is not the hash of the terms.'),
  location: optionalText('Location', 200),
};

const applyAccess = { agency: 'Application Stage=Submit Application Request' } as const;
const applyRefusals = [
  applicationRefusals['terms-changed'],
  applicationRefusals['already-applied'],
  applicationRefusals['not-open-to-you'],
  applicationRefusals['wrong-way-to-apply'],
];

export const applySetRate = operation({
  name: 'applications.applySetRate',
  summary: 'Apply to a success fee at the rate that the employer has set, confirming the terms as they were shown',
  effect: 'write',
  access: applyAccess,
  input: z.object(confirmedTerms),
  output: submittedShape,
  refusals: applyRefusals,
});

export const applyTenderRate = operation({
  name: 'applications.applyTenderRate',
  summary: 'Apply to a success fee with a sealed tender: a fee type with its percentage or amount',
  effect: 'write',
  access: applyAccess,
  input: z
    .object({
      ...confirmedTerms,
      feeTypeId: idOf(feeTypes, 'Fee type'),
      feePercent: percentText('Fee').optional(),
      feeAmount: amountText('Fee').optional(),
    })
    .superRefine((input, context) => {
      const field = input.feeTypeId === 3 ? 'feeAmount' : 'feePercent';
      const other = input.feeTypeId === 3 ? 'feePercent' : 'feeAmount';
      if (input[field] === undefined) {
        context.addIssue({ code: 'custom', path: [field], message: requiredWords('Fee') });
      } else if (Number(input[field]) === 0) {
        context.addIssue({ code: 'custom', path: [field], message: 'Fee must be more than zero.' });
      }
      if (input[other] !== undefined) {
        context.addIssue({ code: 'custom', path: [other], message: 'This field does not belong to the fee type.' });
      }
    }),
  output: submittedShape,
  refusals: applyRefusals,
});

export const applyCompetitive = operation({
  name: 'applications.applyCompetitive',
  summary: 'Apply to a competitive engagement; the price is the later bid',
  effect: 'write',
  access: applyAccess,
  input: z.object(confirmedTerms),
  output: submittedShape,
  refusals: applyRefusals,
});

export const viewApplication = operation({
  name: 'applications.view',
  summary: "The application stage of an engagement, with the agency's own application when it has applied",
  effect: 'read',
  access: { agency: 'Application Stage=View' },
  input: z.object({ engagementId: id() }),
  output: applicationViewShape,
});

export const receivedApplications = operation({
  name: 'applications.received',
  summary: "Applications to the employer's engagements, those to decide first, the oldest of them first",
  effect: 'read',
  access: { client: 'any' },
  input: z.object({
    engagementId: id().optional(),
    applicationStatusId: z.number().int().min(1).max(7).optional(),
    ...pageInput,
  }),
  output: z.object({
    records: z.array(receivedApplicationShape),
    ...pageOutput,
    /** How many wait for a decision, whatever the status filter says. */
    toDecide: z.number().int(),
  }),
});

export const decideApplication = operation({
  name: 'applications.decide',
  summary: 'The employer approves or declines a pending application',
  effect: 'write',
  access: { client: 'any' },
  input: z
    .object({
      applicationId: id(),
      decision: z.enum(['approve', 'decline']),
      reasonId: idOf(declineReasons, 'Reason').optional(),
      reasonText: linesText('Explanation', 1000).default(''),
    })
    .superRefine((input, context) => {
      if (input.decision !== 'decline') return;
      if (input.reasonId === undefined) {
        context.addIssue({ code: 'custom', path: ['reasonId'], message: requiredWords('Reason') });
      }
      if (
        input.reasonId === otherDeclineReason &&
        !requiredLines('Explanation', 1000).safeParse(input.reasonText).success
      ) {
        context.addIssue({ code: 'custom', path: ['reasonText'], message: requiredWords('Explanation') });
      }
    }),
  output: decisionShape,
  refusals: [applicationRefusals['already-decided'], applicationRefusals['engagement-ended']],
});

export const applicationOperations: readonly Operation[] = [
  readTerms,
  applySetRate,
  applyTenderRate,
  applyCompetitive,
  viewApplication,
  receivedApplications,
  decideApplication,
];
