import { expect, test } from 'vitest';
import { uniqueCandidates } from './task-link.ts';

test('the candidates of a list of tasks are listed once, in its order', () => {
  const tasks = [{ candidateId: 'b' }, { candidateId: null }, { candidateId: 'a' }, { candidateId: 'b' }];
  expect(uniqueCandidates(tasks)).toEqual([{ candidateId: 'b' }, { candidateId: 'a' }]);
});
