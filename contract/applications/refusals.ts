import { sharedRefusals } from '#contract/common/reasons/shared-refusals.ts';
import { refusals } from '#contract/common/refusal.ts';

export const applicationRefusals = refusals('applications', {
  'terms-changed': {
    status: 409,
    message: 'The terms have changed since you read them. Read the new terms and confirm again.',
  },
  'already-applied': { status: 409, message: 'Your agency has already applied to this engagement.' },
  'not-open-to-you': { status: 409, message: 'Your agency cannot apply to this engagement.' },
  'wrong-way-to-apply': { status: 409, message: 'This engagement doesn’t accept this kind of application.' },
  'already-decided': { status: 409, message: 'This application has already been decided.' },
  'already-withdrawn': { status: 409, message: 'This application has already been withdrawn.' },
  'cannot-withdraw': { status: 409, message: 'This application cannot be withdrawn.' },
  'tender-fixed': { status: 409, message: 'This tender cannot be changed.' },
  'cannot-revoke': { status: 409, message: 'This approval cannot be revoked.' },
  'cannot-rebid': { status: 409, message: 'You can’t request a new tender for this application.' },
  'undo-passed': sharedRefusals['undo-passed'],
});
