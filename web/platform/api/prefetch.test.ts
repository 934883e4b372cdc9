import { expect, test } from 'vitest';
import { prefetch } from './prefetch.ts';
import { queryClient } from '../queries.ts';

test('a prefetched query is in the cache before a page asks for it', async () => {
  await prefetch(async () => ({ queryKey: ['prefetch', 'record'], queryFn: () => ({ title: 'Theatre Nurse' }) }));
  expect(queryClient.getQueryData(['prefetch', 'record'])).toEqual({ title: 'Theatre Nurse' });
});

test('a prefetch whose code can’t be loaded leaves the error to the page', async () => {
  await expect(
    prefetch(async () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    }),
  ).resolves.toBeUndefined();
});

test('a prefetch that is refused leaves the error to the page', async () => {
  const refused = async (): Promise<string> => {
    throw new Error('refused');
  };
  await prefetch(async () => ({ queryKey: ['prefetch', 'refused'], queryFn: refused }));
  expect(queryClient.getQueryData(['prefetch', 'refused'])).toBeUndefined();
});
