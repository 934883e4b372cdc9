import { expect, test } from 'vitest';
import { candidateWithdrawReasons } from '../states.ts';
import { personDetailFields, personFields, reasonIdsInput } from './fields.ts';

test('a name is a single visible line, a comment may have several', () => {
  for (const name of ['\u200b\u200b', '\u202eevil', 'a\nb']) {
    expect(personFields.lastName.safeParse(name).error?.issues[0]?.message).toBe(
      'Last name contains characters that can’t be displayed.',
    );
  }
  expect(personDetailFields.commentToEmployer.safeParse('a\nb').success).toBe(true);
});

test.each([
  [[1, 8], undefined],
  [[], 'Reason is required!'],
  [[1, 1, 1], 'Choose each reason once.'],
])('the reasons %o are refused with: %s', (given, said) => {
  expect(reasonIdsInput(candidateWithdrawReasons).safeParse(given).error?.issues[0]?.message).toBe(said);
});
