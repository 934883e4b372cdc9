import { expect, test } from 'vitest';
import { engagementType, feeType } from '#contract/engagements/states.ts';
import {
  baseEngagementFields,
  currentStageName,
  engagementProgress,
  engagementStages,
  engagementStatusText,
  feeFacts,
} from './base-engagement-fields.ts';

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

test.each([
  [{ stage: 'application' }, 'Application'],
  [{ kind: 'competitive', stage: 'bidding' }, 'Bidding'],
  [{ stage: 'ended', status: 'cancelled', endedAs: 'discontinued', endedAt: at }, 'Discontinued'],
] as const)('the stage of %o is called %s', (given, name) => {
  const row = { kind: 'successfee', status: 'open', endedAs: null, closingAt: at, endedAt: null, ...given } as const;
  expect(currentStageName(row)).toBe(name);
});

test('the stages have the dates that are known', () => {
  const row = {
    kind: 'competitive',
    stage: 'bidding',
    status: 'open',
    endedAs: null,
    closingAt: at,
    endedAt: null,
  } as const;
  expect(engagementStages({ ...row, biddingEndsAt: at }).map((step) => [step.state, step.at])).toEqual([
    ['done', '2026-12-04T06:00:00.000Z'],
    ['done', null],
    ['now', '2026-12-04T06:00:00.000Z'],
    ['next', null],
    ['next', null],
  ]);
});

test('the fee has its currency and the name of the engagement type', () => {
  const row = {
    engagementTypeId: engagementType.agencyTendersRate,
    currencyId: 1,
    currencyCode: 'AUD',
    feeTypeId: feeType.fixed,
    feePercent: null,
    feeAmount: '9000.00',
    bidTypeId: null,
    bidMethodId: null,
    awardTypeId: null,
  };
  const { currencyCode: _code, ...same } = row;
  expect(feeFacts(row)).toEqual({ ...same, engagementType: 'Agency Tenders Rate', currencyIso: 'AUD' });
});
