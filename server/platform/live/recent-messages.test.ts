import { expect, test } from 'vitest';
import { RecentMessages } from './recent-messages.ts';

const mara = { sessionId: 's', userId: 'mara', tenantId: 'harbour', isApprovedAgency: true };
const kindsSince = (recent: RecentMessages, at: number, owner = mara) =>
  recent.since(at, owner)?.map(({ message }) => message.kind);
const message = (kind: string, to: object = { tenants: ['harbour'] }) => ({ ...to, message: { kind } });

test('a reader gets the messages to them since a time, and those to all agencies only as an approved agency', () => {
  const recent = new RecentMessages();
  recent.restart(1000);
  recent.add(message('before'), 1500);
  recent.add(message('own'), 2000);
  recent.add(message('personal', { users: ['mara'] }), 2001);
  recent.add(message('foreign', { tenants: ['quayside'], users: ['omar'] }), 2002);
  recent.add(message('published', { tenants: ['northwind'], agencies: true }), 2003);
  expect(kindsSince(recent, 2000)).toEqual(['own', 'personal', 'published']);
  expect(kindsSince(recent, 2000, { ...mara, isApprovedAgency: false })).toEqual(['own', 'personal']);
});

test('nothing is complete before the other processes are heard, and after a gap only from its end', () => {
  const recent = new RecentMessages();
  recent.add(message('own'), 2000);
  expect(kindsSince(recent, 2000)).toBeUndefined();
  recent.restart(3000);
  expect(kindsSince(recent, 2999)).toBeUndefined();
  expect(kindsSince(recent, 3000)).toEqual([]);
});

test('old messages are removed, and a time before them is not complete', () => {
  const recent = new RecentMessages();
  recent.restart(0);
  for (let at = 1; at <= 20_000; at += 1) recent.add(message(String(at)), at);
  expect(kindsSince(recent, 9000)).toBeUndefined();
  expect(kindsSince(recent, 19_999)).toEqual(['19999', '20000']);
  recent.add(message('late'), 200_000);
  expect(kindsSince(recent, 130_000)).toEqual(['late']);
  expect(kindsSince(recent, 15_000)).toBeUndefined();
});
