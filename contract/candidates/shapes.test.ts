import { expect, test } from 'vitest';
import { reasonIdsInput } from './shapes.ts';
import { withdrawReasons } from './states.ts';

test.each([
  [[1, 8], undefined],
  [[], 'Reason is required!'],
  [[1, 1, 1], 'Choose each reason once.'],
])('the reasons %o are refused with: %s', (given, said) => {
  expect(reasonIdsInput(withdrawReasons).safeParse(given).error?.issues[0]?.message).toBe(said);
});
