import type { Reason } from '#contract/common/refusal.ts';
import { emailRefusalCopy } from '../copy.ts';

interface RefusalFacts {
  readonly refusal: { readonly code: string };
  readonly message: string;
  readonly fields: readonly { readonly message: string }[];
  readonly reasons: readonly Reason[];
}

/**
 * Describes a refusal in sentences for an email: the errors in the fields or, if there are none, the refusal's message
 * with its reasons.
 */
export const describeRefusal = (
  { refusal, message, fields, reasons }: RefusalFacts,
  subject: 'conversation' | 'request',
): string[] => {
  if (refusal.code === 'not-found')
    return [subject === 'conversation' ? emailRefusalCopy.noAccess : emailRefusalCopy.noRequestAccess];
  if (fields.length > 0) return fields.map((field) => field.message);
  return [message, ...reasons.flatMap(({ text, unblockBy }) => (unblockBy ? [text, unblockBy] : [text]))];
};
