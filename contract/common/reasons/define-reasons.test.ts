import { expect, test } from 'vitest';
import { extractMessages } from '../copy.ts';
import { commonReasons, noPermission, unblockSteps } from './common-reasons.ts';
import { defineReasons } from './define-reasons.ts';

const sample = defineReasons('sample', {
  'closing-passed': { text: 'Applications have closed.', unblockBy: 'Set a later closing time.', who: 'employer' },
  'cv-cap': { text: 'Your agency has submitted {count} of {most} candidates.' },
  'not-confirmed': { text: "{name} hasn't confirmed their email address yet.", who: '{name}' },
  'apply-permission': { code: 'no-permission', text: "You don't have permission to apply." },
});

test('a reason has its key as its code, its text, and how and by whom it can be unblocked', () => {
  expect(sample['closing-passed']).toEqual({
    code: 'closing-passed',
    text: 'Applications have closed.',
    unblockBy: 'Set a later closing time.',
    who: 'The employer',
  });
});

test('a reason with placeholders takes their values', () => {
  expect(sample['cv-cap']({ count: 2, most: 3 })).toEqual({
    code: 'cv-cap',
    text: 'Your agency has submitted 2 of 3 candidates.',
  });
  expect(sample['not-confirmed']({ name: 'Mara' })).toMatchObject({ who: 'Mara' });
});

test('several texts can have one code', () => {
  expect(sample['apply-permission'].code).toBe('no-permission');
  expect(noPermission(sample['apply-permission'])).toEqual({
    ...commonReasons['no-permission'],
    text: "You don't have permission to apply.",
  });
});

test('each sentence is a message of the catalogue', () => {
  expect(extractMessages(sample).map(({ id }) => id)).toEqual([
    'sample.reason.closing-passed',
    'sample.reason.closing-passed.unblockBy',
    'sample.reason.cv-cap',
    'sample.reason.not-confirmed',
    'sample.reason.apply-permission',
  ]);
});

test('a reason can take the text of a refusal or of another reason, and a shared way out, which stay the only message', () => {
  const other = defineReasons('other', {
    'no-application': { text: () => commonReasons['not-applied'].text, unblockBy: () => unblockSteps.apply },
    'not-approved': { text: (values: { count: number; most: number }) => sample['cv-cap'](values).text },
  });
  expect(other['no-application']).toEqual({
    code: 'no-application',
    text: 'Your agency has not applied to this engagement.',
    unblockBy: 'Apply to the engagement.',
  });
  expect(other['not-approved']({ count: 2, most: 3 }).text).toBe('Your agency has submitted 2 of 3 candidates.');
  expect(extractMessages(other)).toEqual([]);
});

test('an undeclared code does not compile', () => {
  // @ts-expect-error 'made-up' is not in codes.ts
  defineReasons('sample', { 'made-up': { text: 'No.' } });
  // @ts-expect-error nor is it a code of another key
  defineReasons('sample', { apply: { code: 'made-up', text: 'No.' } });
  // @ts-expect-error a key that is no code needs one
  defineReasons('sample', { apply: { text: 'No.' } });
});
