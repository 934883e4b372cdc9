import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { reasonInput } from '#contract/common/reason.ts';
import { applicationRefusals } from '../refusals.ts';
import { applicationViewShape, changedApplicationShape, withdrawalShape, withdrawStatusShape } from '../shapes.ts';
import { withdrawReasons } from '../states.ts';
import { exactlyOneFee, tenderFields } from './fields.ts';

export const viewApplication = operation({
  name: 'applications.view',
  summary: "The application stage of an engagement, with the agency's own application when it has applied",
  effect: 'read',
  access: { agency: 'Application Stage=View' },
  input: z.object({ engagementId: id() }),
  output: applicationViewShape,
});

export const withdrawStatus = operation({
  name: 'applications.withdrawStatus',
  summary: "Whether the agency's application can be withdrawn now, and what a withdrawal would take with it",
  effect: 'read',
  access: { agency: 'Application Stage=View' },
  input: z.object({ engagementId: id() }),
  output: withdrawStatusShape,
});

const withdrawing = { agency: 'Application Stage=Withdraw Application' } as const;

export const withdrawApplication = operation({
  name: 'applications.withdraw',
  summary: 'Withdraws an application with its reason, and with it the candidates who are still in the running',
  effect: 'write',
  access: withdrawing,
  input: reasonInput(
    withdrawReasons,
    {
      engagementId: id(),
      /** Where it is given it must be the application of the caller's agency to this engagement. */
      applicationId: id().optional(),
    },
    1000,
  ),
  output: withdrawalShape,
  refusals: [applicationRefusals['already-withdrawn'], applicationRefusals['cannot-withdraw']],
});

export const undoWithdrawal = operation({
  name: 'applications.undoWithdrawal',
  summary: 'Takes the withdrawal of an application back, within ten minutes, with the candidates that went with it',
  effect: 'write',
  access: withdrawing,
  input: z.object({ engagementId: id() }),
  output: changedApplicationShape,
  refusals: [applicationRefusals['undo-passed']],
});

export const changeTender = operation({
  name: 'applications.changeTender',
  summary: 'Changes a tender before the closing time, while it is Pending; in Re-bid it is the answer',
  effect: 'write',
  access: { agency: 'Application Stage=Submit Application Request' },
  input: z.object({ engagementId: id(), ...tenderFields }).superRefine(exactlyOneFee),
  output: changedApplicationShape,
  refusals: [applicationRefusals['tender-fixed']],
});
