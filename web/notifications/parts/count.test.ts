import { beforeEach, expect, test, vi } from 'vitest';
import { setSession, type Session } from '#web/platform/session.ts';
import { formatNewNotificationCount, saveNewNotificationCount, readNewNotificationCount } from './count.ts';

const kept = new Map<string, string>();
const session = (id: string): Session => ({
  user: {
    id,
    firstName: 'Mara',
    lastName: 'Quist',
    email: 'mara@harbour.example',
    role: 'Owner',
    photoUrl: null,
    walkthrough: true,
  },
  tenant: {
    id: 't-1',
    name: 'Harbour Talent',
    side: 'agency',
    verifiedStatus: 'approved',
    isAssessmentCompleted: true,
    logoUrl: null,
  },
  permissions: [],
});

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('the count is stored in local storage under its name', () => {
  setSession(session('u-1'));
  saveNewNotificationCount(12);
  expect([kept.get('notificationCount'), readNewNotificationCount()]).toEqual(['12', 12]);
});

test('the count of one user is not shown to the next', () => {
  setSession(session('u-1'));
  saveNewNotificationCount(12);
  setSession(session('u-2'));
  expect(readNewNotificationCount()).toBeUndefined();
});

test('more than 99 are 99+', () => {
  expect([0, 99, 100].map(formatNewNotificationCount)).toEqual(['0', '99', '99+']);
});
