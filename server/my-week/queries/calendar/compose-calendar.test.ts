import ICAL from 'ical.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { composeCalendar } from './compose-calendar.ts';

const now = new Date('2026-11-20T04:00:00Z');
const about = { name: 'Rolecall: Harbour & Co, Sydney', publicUrl: 'https://rolecall.example', now };

/** Parses a calendar with the parser of a mail client, which shares no code with the writer under test. */
const parse = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part)) };
};

test('another library reads times in UTC, whole days, names and links as they are (RFC 5545)', () => {
  const summary =
    'Registered nurses; theatre, days: bidding closes — please hurry, this title is longer than a line has';
  const { calendar, events } = parse(
    composeCalendar(about, [
      { id: 'lot:1', summary, at: new Date('2026-11-20T06:05:00Z'), path: '/permauction/competitive/bidding/e?lot=l' },
      { id: 'renew:2', summary: 'Prequalification ends', at: '2026-11-30', path: '/prequalification/c' },
    ]),
  );
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(about.name);
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(events.map((event) => [event.uid, event.summary, event.startDate.toString()])).toEqual([
    ['lot:1@rolecall', summary, '2026-11-20T06:05:00Z'],
    ['renew:2@rolecall', 'Prequalification ends', '2026-11-30'],
  ]);
  expect(events.map((event) => event.startDate.isDate)).toEqual([false, true]);
  expect(events[0]?.component.getFirstPropertyValue('url')).toBe(
    'https://rolecall.example/permauction/competitive/bidding/e?lot=l',
  );
});

test('a day is the same whatever the time zone of the server', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const zone of ['Pacific/Auckland', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', zone);
    expect(new Date('2026-11-30T00:00:00Z').getHours()).not.toBe(0);
    const { events } = parse(composeCalendar(about, [{ id: 'a', summary: 's', at: '2026-11-30', path: '/myweek' }]));
    expect(events[0]?.startDate.toString()).toBe('2026-11-30');
  }
});

test('every line ends in CRLF and has at most 75 octets', () => {
  const text = composeCalendar(about, [{ id: 'a', summary: 'é'.repeat(200), at: now, path: '/myweek' }]);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('a calendar without entries is valid', () => {
  expect(parse(composeCalendar(about, [])).events).toEqual([]);
});
