import { expect, test } from 'vitest';
import { toDetailsForm } from './details-schema.ts';
import { invalidFieldLabels } from './invalid-field-labels.ts';

const error = { type: 'custom', message: 'Wrong.' };

test('every invalid field is counted, and phone and email of the head office separately from those of the contact', () => {
  const { office, ...own } = toDetailsForm({} as never);
  const failed = (names: object) => Object.fromEntries(Object.keys(names).map((name) => [name, error]));
  const wrong = invalidFieldLabels({ ...failed(own), office: failed(office) });
  expect(wrong).toHaveLength(Object.keys(own).length + Object.keys(office).length);
  expect(new Set(wrong).size).toBe(wrong.length);
});

test('invalid fields are listed from top to bottom', () => {
  expect(invalidFieldLabels({ email: error, office: { email: error }, website: error })).toEqual([
    'Website',
    'Email',
    'Head office: Email',
  ]);
});
