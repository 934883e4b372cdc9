import { expect, test } from 'vitest';
import { notificationPagePermission, notificationPath, type NotificationPageFacts } from './notification-page.ts';

const facts: NotificationPageFacts = {
  kind: 'candidate-moved',
  engagementId: 'e1',
  engagementKind: 'successfee',
  clientId: 'c1',
  prequalificationId: null,
  talentRequestId: 't1',
  candidateId: 'p1',
  threadId: null,
  candidateStatusId: 8,
};

test("an agency's notification about a candidate links to the viewer, with its parameters", () => {
  expect(notificationPath(facts)).toBe(
    '/candidates/viewer?talentRequestId=t1&candidateId=p1&auctionType=successfee&clientId=c1&successFeeId=e1',
  );
  expect(notificationPath({ ...facts, engagementKind: 'competitive' })).toContain(
    'auctionType=competitive&clientId=c1&auctionId=e1',
  );
});

test('other notifications of an agency link to the engagement, or to the application if they are about it', () => {
  expect(notificationPath({ ...facts, kind: 'closing-soon' })).toBe('/engagement/e1');
  expect(notificationPath({ ...facts, kind: 'roles-filled' })).toBe('/engagement/e1');
  expect(notificationPath({ ...facts, kind: 'application-approved' })).toBe('/engagement/e1/application');
  expect(notificationPath({ ...facts, kind: 'assignment-added' })).toBe('/engagement/e1');
  expect(notificationPath({ ...facts, kind: 'assignment-removed' })).toBe('/engagement/board');
  expect(notificationPath({ ...facts, kind: 'closing-soon', engagementId: null })).toBe('/engagement/board');
});

test("an employer's notification links to the candidate, or to its engagement if the candidate was withdrawn", () => {
  expect(notificationPath({ ...facts, kind: 'candidate-received' })).toBe('/employer/candidates/p1');
  expect(notificationPath({ ...facts, kind: 'candidate-withdrawn', candidateStatusId: 5 })).toBe(
    '/employer/engagements/e1',
  );
  expect(notificationPath({ ...facts, kind: 'application-received' })).toBe('/employer/engagements/e1/applications');
  expect(notificationPath({ ...facts, kind: 'own-closing-soon' })).toBe('/employer/engagements/e1');
  expect(notificationPath({ ...facts, kind: 'own-closing-soon', engagementId: null })).toBe('/employer/engagements');
});

test("an employer's notification about its claim links to the candidate's page, even if the candidate was withdrawn", () => {
  for (const candidateStatusId of [8, 5] as const) {
    expect(notificationPath({ ...facts, kind: 'own-claim-contested', candidateStatusId })).toBe(
      '/employer/candidates/p1',
    );
  }
  expect(notificationPath({ ...facts, kind: 'own-claim-contested', candidateId: null })).toBe(
    '/employer/engagements/e1',
  );
});

test('a message links to its discussion', () => {
  const of = { ...facts, engagementId: null, threadId: 'd1' };
  expect(notificationPath({ ...of, kind: 'discussion-message' })).toBe('/messages?discussion=d1');
  expect(notificationPath({ ...of, kind: 'discussion-message-received' })).toBe('/employer/messages?discussion=d1');
  expect(notificationPath({ ...of, kind: 'discussion-message', threadId: null })).toBe('/messages');
});

test('a prequalification links the agency to the client or the library, and the employer to the request', () => {
  const of = { ...facts, engagementId: null, prequalificationId: 'r1' };
  expect(notificationPath({ ...of, kind: 'prequalification-approved' })).toBe('/prequalification/c1');
  expect(notificationPath({ ...of, kind: 'prequalification-expired', clientId: null })).toBe('/prequalification');
  expect(notificationPath({ ...of, kind: 'prequalification-document-expiring' })).toBe('/prequalificationdocuments');
  expect(notificationPath({ ...of, kind: 'prequalification-received' })).toBe('/employer/prequalifications/r1');
  expect(notificationPath({ ...facts, kind: 'prequalification-received' })).toBe('/employer/prequalifications');
});

test('a notification needs the permission of the page that it opens', () => {
  expect(notificationPagePermission('own-dispute-late')).toBe('Fulfillment Stage=View Details');
  expect(notificationPagePermission('prequalification-approved')).toBe('Application Stage=View');
  expect(notificationPagePermission('prequalification-document-expiring')).toBe('My Documents=View Details');
  expect(notificationPagePermission('opportunity-matched')).toBe('Marketplace=Search / View Opportunities');
  expect(notificationPagePermission('application-received')).toBeNull();
});
