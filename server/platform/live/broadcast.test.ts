import { expect, test } from 'vitest';
import type { RecordedEvent } from '#server/platform/events/event.ts';
import { toBroadcast } from './broadcast.ts';

const event: RecordedEvent = {
  id: 'e',
  kind: 'candidate.moved',
  at: new Date('2026-11-20T04:01:00Z'),
  actorUserId: 'somebody',
  supplierId: 'harbour',
  clientId: 'northwind',
  engagementId: 'engagement',
  talentRequestId: null,
  applicationId: null,
  candidateId: 'candidate',
  data: { fromStatusId: 6, toStatusId: 8 },
};

test('an event goes to its agency and its employer, as ids without the details of the change', () => {
  expect(toBroadcast(event, true)).toEqual({
    tenants: ['harbour', 'northwind'],
    message: { kind: 'candidate.moved', engagementId: 'engagement', candidateId: 'candidate' },
  });
});

test('an event that involves no agency goes to the employer, and to all agencies once published', () => {
  const ofEmployer = { ...event, kind: 'engagement.published' as const, data: {}, supplierId: null, candidateId: null };
  const message = { kind: 'engagement.published', engagementId: 'engagement' };
  expect(toBroadcast(ofEmployer, false)).toEqual({ tenants: ['northwind'], message });
  expect(toBroadcast(ofEmployer, true)).toEqual({ tenants: ['northwind'], agencies: true, message });
});

test('an event that concerns the employer alone goes to its pages only', () => {
  const own = { ...event, kind: 'talent-request.wanted-changed' as const, supplierId: null, candidateId: null };
  expect(toBroadcast({ ...own, data: { changeId: 'change', isOwnAffair: true } }, true)).toEqual({
    tenants: ['northwind'],
    message: { kind: 'talent-request.wanted-changed', engagementId: 'engagement' },
  });
});

test('an event without a subject or an owner is not broadcast', () => {
  expect(toBroadcast({ ...event, engagementId: null, candidateId: null }, false)).toBeUndefined();
  expect(toBroadcast({ ...event, supplierId: null, clientId: null }, true)).toBeUndefined();
});
