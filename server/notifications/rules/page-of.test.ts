import { expect, test } from 'vitest';
import { pageOf, type PlaceFacts } from './page-of.ts';

const facts: PlaceFacts = {
  kind: 'candidate-moved',
  engagementId: 'e1',
  engagementKind: 'successfee',
  clientId: 'c1',
  prequalificationId: null,
  talentRequestId: 't1',
  candidateId: 'p1',
  candidateStatusId: 8,
};

test("an agency's notification about a candidate leads to the viewer, with the parameters that it takes", () => {
  expect(pageOf(facts)).toBe(
    '/candidates/viewer?talentRequestId=t1&candidateId=p1&auctionType=successfee&clientId=c1&successFeeId=e1',
  );
  expect(pageOf({ ...facts, engagementKind: 'competitive' })).toContain(
    'auctionType=competitive&clientId=c1&auctionId=e1',
  );
});

test('other notifications of an agency lead to the engagement, and to the application where it is about that', () => {
  expect(pageOf({ ...facts, kind: 'closing-soon' })).toBe('/engagement/e1');
  expect(pageOf({ ...facts, kind: 'roles-filled' })).toBe('/engagement/e1');
  expect(pageOf({ ...facts, kind: 'application-approved' })).toBe('/engagement/e1/application');
  expect(pageOf({ ...facts, kind: 'assignment-added' })).toBe('/engagement/e1');
  expect(pageOf({ ...facts, kind: 'assignment-removed' })).toBe('/engagement/board');
  expect(pageOf({ ...facts, kind: 'closing-soon', engagementId: null })).toBe('/engagement/board');
});

test("an employer's notification leads to the candidate, or to its engagement when the candidate was withdrawn", () => {
  expect(pageOf({ ...facts, kind: 'candidate-received' })).toBe('/employer/candidates/p1');
  expect(pageOf({ ...facts, kind: 'candidate-withdrawn', candidateStatusId: 5 })).toBe('/employer/engagements/e1');
  expect(pageOf({ ...facts, kind: 'application-received' })).toBe('/employer/engagements/e1/applications');
  expect(pageOf({ ...facts, kind: 'own-closing-soon' })).toBe('/employer/engagements/e1');
  expect(pageOf({ ...facts, kind: 'own-closing-soon', engagementId: null })).toBe('/employer/engagements');
});

test('prequalification leads the agency to the client or the library, and the employer to the request', () => {
  const of = { ...facts, engagementId: null, prequalificationId: 'r1' };
  expect(pageOf({ ...of, kind: 'prequalification-approved' })).toBe('/prequalification/c1');
  expect(pageOf({ ...of, kind: 'prequalification-expired', clientId: null })).toBe('/prequalification');
  expect(pageOf({ ...of, kind: 'prequalification-document-expiring' })).toBe('/prequalificationdocuments');
  expect(pageOf({ ...of, kind: 'prequalification-received' })).toBe('/employer/prequalifications/r1');
  expect(pageOf({ ...facts, kind: 'prequalification-received' })).toBe('/employer/prequalifications');
});
