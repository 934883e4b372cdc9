import { defineReasons } from '#contract/common/reasons/define-reasons.ts';

/** Reasons why an auditor can't be named. Source: the auction design, section "Log". */
export const auditReasons = defineReasons('audits', {
  'lots-not-settled': {
    text: 'Some talent requests in this auction are not settled yet.',
    unblockBy: 'Wait until the employer has decided on every talent request and every standstill has ended.',
    who: 'employer',
  },
  'audit-running': {
    text: 'This auction already has an auditor.',
    unblockBy: 'End that audit first.',
    who: 'you',
  },
});
