import { defineReasons } from '#contract/common/reasons/define-reasons.ts';

/** Reasons why an auditor can't be named. Source: the auction design, section "Log". */
export const auditReasons = defineReasons('audits', {
  'lots-not-settled': {
    text: 'Not every talent request of this auction is awarded, unsuccessful or cancelled.',
    unblockBy: 'Wait until the employer has awarded the rest and every standstill has ended.',
    who: 'employer',
  },
  'audit-running': {
    text: 'This auction already has an auditor.',
    unblockBy: 'End that audit first.',
    who: 'you',
  },
});
