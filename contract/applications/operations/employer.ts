import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { inputError, missingOrInvalid } from '#contract/common/text/input-error.ts';
import { lookupIdInput } from '#contract/common/lookup-shape.ts';
import { operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { reasonInput, requiresExplanation } from '#contract/common/reason.ts';
import { requiredMessage, requiredError } from '#contract/common/text-messages.ts';
import { multilineTextSchema } from '#contract/common/text.ts';
import { applicationRefusals } from '../refusals.ts';
import { applicationDecisionShape, rebidRequestShape, receivedApplicationShape } from '../shapes.ts';
import { applicationStatus, declineReasons, rebidReasons, revokeReasons } from '../states.ts';

const hoursRange = inputError('Hours must be between 1 and 168.');

export const receivedApplications = operation({
  name: 'applications.received',
  summary: "Lists applications to the employer's engagements, undecided ones first, oldest first",
  effect: 'read',
  access: { client: 'any' },
  input: z.object({
    engagementId: id().optional(),
    applicationStatusId: z.enum(applicationStatus).optional(),
    ...pageInput,
  }),
  output: z.object({
    records: z.array(receivedApplicationShape),
    ...pageOutput,
    /** The number of applications that await a decision, whatever the status filter. */
    toDecide: z.number().int(),
  }),
});

export const decideApplication = operation({
  name: 'applications.decide',
  summary: 'Approves or declines a pending application',
  effect: 'write',
  access: { client: 'any' },
  input: z
    .object({
      applicationId: id(),
      decision: z.enum(['approve', 'decline']),
      reasonId: lookupIdInput(declineReasons, 'Reason').optional(),
      reasonText: multilineTextSchema('Explanation', 1000).default(''),
    })
    .superRefine((input, context) => {
      if (input.decision !== 'decline') return;
      if (input.reasonId === undefined) {
        context.addIssue({ code: 'custom', path: ['reasonId'], message: requiredMessage('Reason') });
      }
      requiresExplanation(declineReasons)(input, context);
    }),
  output: applicationDecisionShape,
  refusals: [applicationRefusals['already-decided']],
});

export const revokeApproval = operation({
  name: 'applications.revoke',
  summary: 'Revokes an approval with a reason. Submitted candidates stay',
  effect: 'write',
  access: { client: 'any' },
  input: reasonInput(revokeReasons, { applicationId: id() }, 1000),
  output: applicationDecisionShape,
  refusals: [applicationRefusals['cannot-revoke']],
});

export const requestTenderRebid = operation({
  name: 'applications.askRebid',
  summary: 'Requests a new tender before a deadline. Without one, the last tender still counts',
  effect: 'write',
  access: { client: 'any' },
  input: reasonInput(
    rebidReasons,
    {
      applicationId: id(),
      /**
       * The number of hours that the agency has for its new tender. The deadline is never later than the engagement's
       * closing time.
       */
      hours: z
        .number(missingOrInvalid(requiredError('Hours')))
        .int(inputError('Hours must be a whole number.'))
        .min(1, hoursRange)
        .max(168, hoursRange)
        .default(24),
    },
    1000,
  ),
  output: rebidRequestShape,
  refusals: [applicationRefusals['cannot-rebid']],
});
