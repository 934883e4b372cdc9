import { refusals } from '#contract/common/refusal.ts';

export const auditRefusals = refusals('audits', {
  'lots-not-settled': {
    status: 409,
    message: 'An auditor can be named once every talent request in the auction is awarded, unsuccessful or cancelled.',
  },
  'audit-running': { status: 409, message: 'This auction already has an auditor. End that audit first.' },
  'not-an-auditor': { status: 409, message: 'This email address belongs to a user who is not an auditor.' },
  'audit-ended': { status: 409, message: 'This audit has ended.' },
  'names-shown': { status: 409, message: 'The auditor already sees the names of the agencies.' },
  'two-step-needed': {
    status: 403,
    message: 'Auditors need two-step sign-in to read the log. Turn it on in your account, then open the log again.',
  },
});
