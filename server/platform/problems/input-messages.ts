import type { z } from 'zod';
import { requiredMessage, tooLongMessage } from '#contract/common/text-messages.ts';

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

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a record',
};

const tooLarge = (field: string, issue: Raw & { code: 'too_big' }): string => {
  const most = String(issue.maximum);
  if (issue.origin === 'string') return tooLongMessage(field, Number(issue.maximum));
  if (issue.origin === 'array') return `${field} must not have more than ${most} entries.`;
  return `${field} must not be more than ${most}.`;
};

const tooSmall = (field: string, issue: Raw & { code: 'too_small' }): string => {
  const least = Number(issue.minimum);
  if (issue.origin !== 'string' && issue.origin !== 'array') return `${field} must be at least ${String(least)}.`;
  if (least <= 1) return requiredMessage(field);
  return `${field} must have at least ${String(least)} ${issue.origin === 'string' ? 'characters' : 'entries'}.`;
};

/**
 * Returns the message for an invalid input if its schema has none, so that users never see the validator's own message.
 */
export const invalidInputMessage: z.core.$ZodErrorMap = (issue) => {
  const field = fieldName(issue.path ?? []);
  if (issue.input === undefined || issue.input === null) return requiredMessage(field);
  if (issue.code === 'invalid_type') return `${field} must be ${kinds[issue.expected] ?? 'of another type'}.`;
  if (issue.code === 'invalid_value') return `${field} is not a valid choice.`;
  if (issue.code === 'too_big') return tooLarge(field, issue);
  if (issue.code === 'too_small') return tooSmall(field, issue);
  return `${field} is not in the right format.`;
};
