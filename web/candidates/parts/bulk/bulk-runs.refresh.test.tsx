import { expect, test, vi } from 'vitest';
import { Problem } from '#web/platform/api/problem.ts';
import { signInGalleryUser } from '#web/ui/testing/sign-in.ts';
import { defineBulkAction } from './bulk-action.ts';
import { undoCopy } from './bulk-copy.ts';
import { discardRun, sendRows, startRun } from './bulk-runs.ts';

const candidates = ['Ahonen', 'Bergqvist', 'Castellano'].map((lastName) => ({
  _id: lastName,
  firstName: 'Aino',
  lastName,
}));

test('the present values are loaded once before rows are sent, and without them only lost rows are', async () => {
  signInGalleryUser();
  const requests: string[] = [];
  let isReachable = false;
  let present = 'old';
  const refresh = vi.fn<() => Promise<void>>(() => {
    if (!isReachable) return Promise.reject(new Problem(0, { code: 'unreachable', message: 'No response.' }));
    present = 'corrected';
    return Promise.resolve();
  });
  const act = defineBulkAction<{ values: Record<string, string> }, unknown>({
    id: 'test-refreshed',
    words: undoCopy,
    refresh,
    prepare: ({ _id }, { values }) => ({ values: { ...values, [_id]: present } }),
    send: ({ _id }, { values }) => {
      requests.push(`${_id} ${values[_id] ?? ''}`);
      return Promise.resolve({});
    },
  });
  const id = startRun({ actId: 'test-refreshed', place: 'refreshed', details: { values: {} } }, candidates);
  const failed = await sendRows(id, ['unsent'], act);
  expect(requests).toEqual([]);
  expect(failed?.rows.map(({ state, message }) => `${state}: ${message}`)).toEqual(
    candidates.map(() => 'refused: No response.'),
  );
  isReachable = true;
  // A run that is being sent isn't sent a second time.
  await Promise.all([sendRows(id, ['refused'], act), sendRows(id, ['refused'], act)]);
  expect(requests).toEqual(['Ahonen corrected', 'Bergqvist corrected', 'Castellano corrected']);
  expect(refresh).toHaveBeenCalledTimes(2);
  discardRun(id);
});
