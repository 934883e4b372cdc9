import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldName, invalidInputMessage } from './input-messages.ts';

const wordsOf = (schema: z.ZodType, value: unknown): string[] =>
  z
    .object({ commentToEmployer: schema })
    .safeParse({ commentToEmployer: value }, { error: invalidInputMessage })
    .error?.issues.map((issue) => issue.message) ?? [];

test.each([
  [['firstName'], 'First name'],
  [['answers', 0, 'answer'], 'Answer'],
  [['withdrawReasons', 2], 'Withdraw reasons'],
  [['reasonId'], 'Reason'],
  [['id'], 'Id'],
  [[], 'Value'],
])('%j is called %s', (path, name) => {
  expect(fieldName(path)).toBe(name);
});

test.each([
  ['nothing', z.string(), undefined, 'Comment to employer is required!'],
  ['null', z.number(), null, 'Comment to employer is required!'],
  ['an empty text', z.string().min(1), '', 'Comment to employer is required!'],
  ['a long text', z.string().max(20), 'a'.repeat(21), 'Comment to employer must not exceed 20 characters!'],
  ['a short text', z.string().min(3), 'a', 'Comment to employer must have at least 3 characters.'],
  ['another word', z.enum(['a', 'b']), 'c', 'Comment to employer is not a valid choice.'],
  ['a text for a number', z.number(), 'x', 'Comment to employer must be a number.'],
  ['a record for a text', z.string(), {}, 'Comment to employer must be text.'],
  ['a fraction', z.number().int(), 1.5, 'Comment to employer must be a whole number.'],
  ['a large number', z.number().max(5), 6, 'Comment to employer must not be more than 5.'],
  ['a small number', z.number().min(5), 4, 'Comment to employer must be at least 5.'],
  ['a long list', z.array(z.number()).max(1), [1, 2], 'Comment to employer must not have more than 1 entries.'],
  ['another form', z.iso.date(), 'x', 'Comment to employer is not in the right format.'],
])('%s is refused with a readable message', (_what, schema, value, words) => {
  expect(wordsOf(schema, value)).toEqual([words]);
});

test('messages of the schema itself take precedence', () => {
  expect(wordsOf(z.number('A number, please.'), 'x')).toEqual(['A number, please.']);
});
