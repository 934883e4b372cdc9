import { emailError } from '#contract/common/text-messages.ts';
import { inputError } from '#contract/common/text/input-error.ts';

/** The maximum lengths of the fields of a message to support. Source: specification 1, section 5. */
export const contactLimits = { email: 255, subject: 255, description: 500 } as const;

/** The messages for missing or invalid fields. Source: specification 1, section 5. */
export const contactErrors = {
  email: emailError,
  subject: inputError('Please enter a subject for your message.'),
  description: inputError('Please write your message.'),
} as const;

/** Returns the support address for a user. Source: specification 1, section 8. */
export const supportEmailOf = (email: string): string => `support+${email.replace('@', '_')}`;
