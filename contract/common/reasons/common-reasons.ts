import type { Reason } from '../refusal.ts';
import { defineReasons } from './define-reasons.ts';

/** The reasons that several rooms give. */
export const commonReasons = defineReasons('common', {
  'no-permission': {
    text: "Your role doesn't include this permission.",
    unblockBy: 'Ask an administrator of your agency for this permission.',
    who: 'administrator',
  },
  'undo-passed': { text: 'A withdrawal can be undone within 10 minutes.' },
});

/** The reason for a missing permission, with a text that names what is not allowed. */
export const noPermission = ({ text }: Reason<'no-permission'>): Reason => ({
  ...commonReasons['no-permission'],
  text,
});
