import { expect, test } from 'vitest';
import { describeRefusal } from './describe-refusal.ts';

const facts = {
  refusal: { code: 'reply-not-possible' },
  message: "This message can't be sent.",
  fields: [],
  reasons: [],
};

test('a refusal is given with its reasons and what would unblock it [M02]', () => {
  const reasons = [
    { code: 'questions-closed', text: 'Clarification has closed.', unblockBy: 'The employer can extend it.' },
    { code: 'no-permission', text: "You don't have permission." },
  ] as const;
  expect(describeRefusal({ ...facts, reasons }, 'conversation')).toEqual([
    "This message can't be sent.",
    'Clarification has closed.',
    'The employer can extend it.',
    "You don't have permission.",
  ]);
});

test('an invalid text is described by its problems alone', () => {
  const invalid = { ...facts, refusal: { code: 'invalid-input' }, fields: [{ message: 'Message is too long.' }] };
  expect(describeRefusal(invalid, 'conversation')).toEqual(['Message is too long.']);
});

test.each([
  ['conversation', 'You no longer have access to this conversation.'],
  ['request', 'You no longer have access to this talent request, or you don’t have permission to submit candidates.'],
] as const)('a %s that is not found is one without access', (subject, text) => {
  expect(describeRefusal({ ...facts, refusal: { code: 'not-found' } }, subject)).toEqual([text]);
});
