import { afterEach, expect, test, vi } from 'vitest';
import { viewerZone } from './clock.ts';

afterEach(() => vi.useRealTimers());

test("the viewer's time zone is read once a minute, so that a travelling machine is followed", () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T22:00:00Z'), toFake: ['Date'] });
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  const zoneNow = (timeZone: string): void => {
    asked.mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
  };
  zoneNow('Australia/Sydney');
  expect([viewerZone(), viewerZone(), viewerZone()]).toEqual(Array(3).fill('Australia/Sydney'));
  expect(asked).toHaveBeenCalledTimes(1);
  zoneNow('Asia/Singapore');
  vi.setSystemTime(Date.now() + 60_000);
  expect(viewerZone()).toBe('Asia/Singapore');
  // After a clock is set back, the old time zone must not stay cached for a day.
  vi.setSystemTime(Date.parse('2026-11-21T22:00:00Z'));
  zoneNow('Europe/London');
  expect(viewerZone()).toBe('Europe/London');
});
