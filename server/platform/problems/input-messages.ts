import type { z } from 'zod';
import { requiredMessage, tooLongMessage } from '#contract/common/text-messages.ts';
import { inputMessageCopy as copy, inputTypeCopy } from './copy.ts';

type Raw = Parameters<z.core.$ZodErrorMap>[0];

/**
 * Returns a field's name for users, such as 'First name' for `firstName` or 'Reason' for `reasonId`. An item in a list
 * gets the list's name.
 */
export const fieldName = (path: readonly PropertyKey[]): string => {
  const key = path.findLast((part) => typeof part === 'string' && !/^\d+$/.test(part));
  const words = String(key ?? 'value')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/(?<=.) ids?$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const typeMessages: Readonly<Partial<Record<string, (values: { field: string }) => string>>> = inputTypeCopy;

const tooLarge = (field: string, issue: Raw & { code: 'too_big' }): string => {
  const most = String(issue.maximum);
  if (issue.origin === 'string') return tooLongMessage(field, Number(issue.maximum));
  if (issue.origin === 'array') return copy.tooManyEntries({ field, most });
  return copy.tooLarge({ field, most });
};

const tooSmall = (field: string, issue: Raw & { code: 'too_small' }): string => {
  const least = Number(issue.minimum);
  if (issue.origin !== 'string' && issue.origin !== 'array') return copy.tooSmall({ field, least });
  if (least <= 1) return requiredMessage(field);
  return issue.origin === 'string' ? copy.tooShort({ field, least }) : copy.tooFewEntries({ field, least });
};

/**
 * Returns the message for an invalid input if its schema has none, so that users never see the validator's own message.
 */
export const invalidInputMessage: z.core.$ZodErrorMap = (issue) => {
  const field = fieldName(issue.path ?? []);
  if (issue.input === undefined || issue.input === null) return requiredMessage(field);
  if (issue.code === 'invalid_type') return (typeMessages[issue.expected] ?? copy.otherType)({ field });
  if (issue.code === 'invalid_value') return copy.notAChoice({ field });
  if (issue.code === 'too_big') return tooLarge(field, issue);
  if (issue.code === 'too_small') return tooSmall(field, issue);
  return copy.wrongFormat({ field });
};
