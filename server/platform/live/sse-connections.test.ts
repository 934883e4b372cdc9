import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { createFixedClock } from '#server/platform/clock/clock.ts';
import type { FeedOwner } from './broadcast.ts';
import { SseConnections } from './sse-connections.ts';

/** A reader that records the messages it gets. */
class Reader extends EventEmitter {
  readonly socket = null;
  writableLength = 0;
  text = '';
  isOver = false;
  destroyed = false;
  write(text: string | Buffer): boolean {
    this.text += text.toString();
    return true;
  }
  end(): void {
    this.isOver = true;
    this.emit('close');
  }
  destroy(): void {
    this.end();
  }
  get heard(): string[] {
    return [...this.text.matchAll(/"kind":"([^"]+)"/g)].map((match) => match[1] ?? '');
  }
}

const clock = createFixedClock(new Date('2026-11-20T04:01:00Z'));
let feeds: SseConnections;
beforeEach(() => {
  feeds = new SseConnections(clock);
});

const owner = (userId: string, more: Partial<FeedOwner> = {}): FeedOwner => ({
  sessionId: `session of ${userId}`,
  userId,
  tenantId: 'harbour',
  isApprovedAgency: true,
  ...more,
});
const open = (of: FeedOwner, since?: number): Reader => {
  const reader = new Reader();
  feeds.open(of, reader as unknown as ServerResponse, since);
  return reader;
};
const mara = owner('mara');
const employer = owner('ruth', { tenantId: 'northwind', isApprovedAgency: false });

test('a message goes once to the feeds of its tenants and users, as a server-sent event', () => {
  const [one, other] = [open(mara), open(employer)];
  feeds.deliver([
    { tenants: ['harbour', 'northwind'], message: { kind: 'a' } },
    { users: ['mara'], message: { kind: 'notification', unseen: 3 } },
  ]);
  expect(one.text).toBe(
    'retry: 3000\n\nevent: agencynotification\ndata: {"kind":"a"}\n\nevent: agencynotification\ndata: {"kind":"notification","unseen":3}\n\n',
  );
  expect(other.heard).toEqual(['a']);
});

test('a reader that left before its feed opened, or whose session ends in the same batch, gets nothing and is removed', () => {
  const gone = new Reader();
  gone.destroyed = true;
  feeds.open(mara, gone as unknown as ServerResponse);
  expect([feeds.size, feeds.sessions]).toEqual([0, []]);
  const reader = open(mara);
  feeds.deliver([{ users: ['mara'], message: { kind: 'a' } }, { endedSession: mara.sessionId }]);
  expect([feeds.size, reader.isOver, reader.heard]).toEqual([0, true, []]);
});

test('a message to all agencies reaches each of them once and in order', () => {
  const [one, rival, other] = [open(mara), open(owner('dom', { tenantId: 'quayside' })), open(employer)];
  feeds.deliver([
    { tenants: ['northwind'], agencies: true, message: { kind: 'a' } },
    { tenants: ['harbour'], message: { kind: 'b' } },
    { tenants: ['harbour'], agencies: true, message: { kind: 'c' } },
  ]);
  expect(one.heard).toEqual(['a', 'b', 'c']);
  expect(rival.heard).toEqual(['a', 'c']);
  expect(other.heard).toEqual(['a']);
});

test('the eleventh feed of a session ends its oldest', () => {
  const readers = Array.from({ length: 12 }, () => open(mara));
  expect(readers.map((one) => one.isOver)).toEqual([true, true, ...Array<boolean>(10).fill(false)]);
  expect(feeds.size).toBe(10);
});

test('a reader that does not read is disconnected', () => {
  const [slow, quick] = [open(mara), open(owner('tom'))];
  slow.writableLength = 70_000;
  feeds.deliver([{ tenants: ['harbour'], message: { kind: 'a' } }]);
  expect([slow.isOver, quick.isOver, feeds.size]).toEqual([true, false, 1]);
});

test('the end of a session ends its feeds, including one that is just being opened', () => {
  const [one, other] = [open(mara), open(owner('tom'))];
  feeds.deliver([{ endedSession: mara.sessionId }]);
  expect([one.isOver, other.isOver]).toEqual([true, false]);
  expect(open(mara).isOver).toBe(true);
  expect(feeds.sessions).toEqual(['session of tom']);
});

test('when sessions are checked, ended ones lose their feeds and the others the rights that their owners lost', () => {
  const [gone, kept] = [open(mara), open(owner('tom'))];
  feeds.pruneSessions(new Map([['session of tom', owner('tom', { isApprovedAgency: false })]]), feeds.sessions);
  feeds.deliver([{ agencies: true, message: { kind: 'a' } }]);
  expect([gone.isOver, kept.isOver, kept.heard]).toEqual([true, false, []]);
  feeds.pruneSessions(new Map([['session of tom', owner('tom')]]), feeds.sessions);
  feeds.deliver([{ agencies: true, message: { kind: 'b' } }]);
  expect(kept.heard).toEqual(['b']);
});

test('every feed gets a heartbeat within 25 seconds, and never all at the same time', () => {
  const readers = Array.from({ length: 50 }, (_, n) => open(owner(`user ${String(n)}`)));
  const alive = () => readers.filter((one) => one.text.endsWith(':\n\n')).length;
  feeds.heartbeat();
  expect(alive()).toBe(2);
  for (let second = 1; second < 25; second += 1) feeds.heartbeat();
  expect(alive()).toBe(50);
});

test('a process that stops ends all its feeds', () => {
  const readers = [open(mara), open(employer)];
  feeds.endAll();
  expect([readers.every((one) => one.isOver), feeds.size, feeds.sessions]).toEqual([true, 0, []]);
});

test('a page that opened before its feed gets the messages since then, and is told that none is missing', () => {
  feeds.coverFromNow();
  const opened = clock.now().getTime();
  feeds.deliver([
    { tenants: ['harbour'], message: { kind: 'missed' } },
    { tenants: ['northwind'], message: { kind: 'foreign' } },
  ]);
  const caughtUp = open(mara, opened);
  expect(caughtUp.heard).toEqual(['missed']);
  expect(caughtUp.text).toMatch(/event: caughtup\ndata: \{\}\n\n$/);
  const tooOld = open(mara, opened - 1);
  expect([tooOld.heard, tooOld.text]).toEqual([[], 'retry: 3000\n\n']);
});
