import { defineReasons } from '#contract/common/reasons/define-reasons.ts';

export const consentReasons = defineReasons('consents', {
  'not-waiting': { code: 'consent-answered', text: 'This consent request is no longer open.' },
  'sent-recently': {
    text: 'The email was sent within the last 24 hours.',
    unblockBy: 'Wait a day before you send it again.',
    who: 'you',
  },
  'not-agreed': { code: 'consent-missing', text: 'The candidate has not agreed.' },
  'already-submitted': { code: 'consent-used', text: 'The candidate has already been submitted.' },
});
