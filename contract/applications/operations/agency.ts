import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { reasonInput } from '#contract/common/reason.ts';
import { applicationRefusals } from '../refusals.ts';
import {
  applicationViewShape,
  applicationChangeResultShape,
  withdrawalShape,
  withdrawalStatusShape,
} from '../shapes.ts';
import { applicationWithdrawReasons } from '../states.ts';
import { checkTenderFee, tenderFields } from './fields.ts';

export const viewApplication = operation({
  name: 'applications.view',
  summary: "Returns the application stage of an engagement, with the agency's application if it has applied",
  effect: 'read',
  access: { agency: 'Application Stage=View' },
  input: z.object({ engagementId: id() }),
  output: applicationViewShape,
});

export const withdrawalStatus = operation({
  name: 'applications.withdrawStatus',
  summary: "Returns whether the agency's application can be withdrawn, and what a withdrawal would affect",
  effect: 'read',
  access: { agency: 'Application Stage=View' },
  input: z.object({ engagementId: id() }),
  output: withdrawalStatusShape,
});

const withdrawing = { agency: 'Application Stage=Withdraw Application' } as const;

export const withdrawApplication = operation({
  name: 'applications.withdraw',
  summary: 'Withdraws an application with a reason, along with its active candidates',
  effect: 'write',
  access: withdrawing,
  input: reasonInput(
    applicationWithdrawReasons,
    {
      engagementId: id(),
      /** The ID of the agency's own application to this engagement. Any other ID is refused. */
      applicationId: id().optional(),
    },
    1000,
  ),
  output: withdrawalShape,
  refusals: [applicationRefusals['already-withdrawn'], applicationRefusals['cannot-withdraw']],
});

export const undoWithdrawal = operation({
  name: 'applications.undoWithdrawal',
  summary: 'Undoes the withdrawal of an application and its candidates within ten minutes',
  effect: 'write',
  access: withdrawing,
  input: z.object({ engagementId: id() }),
  output: applicationChangeResultShape,
  refusals: [applicationRefusals['undo-passed']],
});

export const changeTender = operation({
  name: 'applications.changeTender',
  summary: 'Changes a Pending tender before the closing time, or answers a Re-bid',
  effect: 'write',
  access: { agency: 'Application Stage=Submit Application Request' },
  input: z.object({ engagementId: id(), ...tenderFields }).superRefine(checkTenderFee),
  output: applicationChangeResultShape,
  refusals: [applicationRefusals['tender-fixed']],
});
