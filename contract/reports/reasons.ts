import { defineReasons } from '#contract/common/reasons/define-reasons.ts';

export const reportReasons = defineReasons('reports', {
  'no-permission': { text: 'You don’t have permission to see the contents of the {report}.' },
});
