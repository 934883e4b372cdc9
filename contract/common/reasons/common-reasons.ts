import type { Reason } from '../refusal.ts';
import { defineReasons } from './define-reasons.ts';

/** Reasons used by several rooms. */
export const commonReasons = defineReasons('common', {
  'no-permission': {
    text: 'Your role doesn’t include this permission.',
    unblockBy: 'Ask an administrator of your agency for this permission.',
    who: 'administrator',
  },
  'undo-passed': { text: 'A withdrawal can be undone within 10 minutes.' },
});

/** Returns the reason `no-permission` with the text of the given reason. */
export const noPermission = ({ text }: Reason<'no-permission'>): Reason => ({
  ...commonReasons['no-permission'],
  text,
});
