import { expect, test } from 'vitest';
import { forEachRecord } from './for-each-record.ts';

const failing = (broken: readonly string[], done: string[]) => (id: string) => {
  if (broken.includes(id)) return Promise.reject(new Error(`no ${id}`));
  done.push(id);
  return Promise.resolve();
};

test('a record that fails blocks no other, and the job fails with its id and its error', async () => {
  const done: string[] = [];
  const failure = forEachRecord(['a', 'b', 'c'], failing(['a', 'b'], done));
  await expect(failure).rejects.toThrow('2 of 3 records failed: a, b');
  await expect(failure).rejects.toMatchObject({ errors: [{ message: 'no a' }, { message: 'no b' }] });
  expect(done).toEqual(['c']);
});

test('after ten failures in a row the rest waits for the next round', async () => {
  const ids = Array.from({ length: 20 }, (_each, index) => String(index));
  const done: string[] = [];
  await expect(forEachRecord(ids, failing(ids.slice(1, 11), done))).rejects.toThrow('10 of 20 records failed');
  expect(done).toEqual(['0']);
  await expect(forEachRecord(ids, failing(ids.slice(0, 9), done))).rejects.toThrow('9 of 20 records failed');
  expect(done).toHaveLength(12);
});

test('nothing is thrown if all succeed', async () => {
  const done: string[] = [];
  await forEachRecord(['a'], failing([], done));
  expect(done).toEqual(['a']);
});
