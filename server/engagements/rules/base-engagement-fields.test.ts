import { expect, test } from 'vitest';
import { baseEngagementFields, engagementProgress, feeFacts, engagementStatusText } from './base-engagement-fields.ts';

const at = new Date('2026-12-04T06:00:00Z');

test('an engagement has its number, title and closing time', () => {
  const row = {
    id: 'e1',
    number: 412,
    kind: 'successfee',
    title: 'Night nurses',
    timeZone: 'UTC',
    closingAt: at,
  } as const;
  expect(baseEngagementFields(row)).toEqual({
    engagementId: 'e1',
    engagementNumber: 412,
    kind: 'successfee',
    title: 'Night nurses',
    timeZone: 'UTC',
    closingAt: '2026-12-04T06:00:00.000Z',
  });
});

test.each([
  ['open', null, 'Open'],
  ['completed', 'success', 'Success'],
  ['completed', 'completed', 'Completed'],
  ['cancelled', 'cancelled', 'Cancelled'],
  ['cancelled', 'discontinued', 'Discontinued'],
  ['cancelled', null, 'Cancelled'],
] as const)('%s that ended as %s is shown as %s', (status, endedAs, text) => {
  expect(engagementStatusText({ status, endedAs })).toBe(text);
});

test('the progress has the status by number and as text, and nullable dates', () => {
  const open = { status: 'open', endedAs: null, stage: 'bidding', publishedAt: at, endedAt: null } as const;
  expect(engagementProgress(open)).toEqual({
    status: 'open',
    engagementStatusId: 1,
    engagementStatus: 'Open',
    stage: 'bidding',
    publishedAt: '2026-12-04T06:00:00.000Z',
    endedAt: null,
  });
});

test('the fee has its currency and the name of the engagement type', () => {
  const row = {
    engagementTypeId: 2,
    currencyId: 1,
    currencyCode: 'AUD',
    feeTypeId: 3,
    feePercent: null,
    feeAmount: '9000.00',
    bidTypeId: null,
    bidMethodId: null,
    awardTypeId: null,
  };
  const { currencyCode: _code, ...same } = row;
  expect(feeFacts(row)).toEqual({ ...same, engagementType: 'Agency Tenders Rate', currencyIso: 'AUD' });
});
