import { afterEach, expect, test } from 'vitest';
import { setSession } from '#web/platform/session.ts';
import { followSignOuts } from './follow-sign-outs.ts';
import type { TabMessage } from './tabs.ts';

const other = new BroadcastChannel('rolecall');
const say = (news: TabMessage): void => other.postMessage(news);
afterEach(() => sessionStorage.clear());

test('a sign-out without a response deletes what every tab has stored', async () => {
  setSession(null);
  sessionStorage.setItem('rolecall.left.u-1.bulk-runs', '[]');
  const stop = followSignOuts();
  say({ kind: 'data-deleted' });
  await expect.poll(() => Object.keys(sessionStorage)).toEqual([]);
  stop();
});

test('a sign-out in another tab deletes what the user left in a tab without a session, but no sign-in under way', async () => {
  setSession(null);
  sessionStorage.setItem('rolecall.left.u-1.bulk-runs', '[]');
  sessionStorage.setItem('rolecall.return', '/candidate');
  sessionStorage.setItem('rolecall.signed-in', '1');
  sessionStorage.setItem('rolecall.verifier.s-1', 'secret');
  const stop = followSignOuts();
  say({ kind: 'active' });
  say({ kind: 'signed-out' });
  await expect.poll(() => Object.keys(sessionStorage)).toEqual(['rolecall.verifier.s-1']);
  stop();
});
