import { describe, expect, test } from 'vitest';
import {
  applicationMethodOf,
  endedNotice,
  endedMessage,
  noticeText,
  formatEngagementNumber,
  stageSteps,
  stagesOf,
} from './rules.ts';
import { engagementType, noticeKinds, type NoticeKind } from './states.ts';

test('a number is padded to six digits', () => {
  expect(formatEngagementNumber(231)).toBe('000231');
  expect(formatEngagementNumber(1_234_567)).toBe('1234567');
});

test('an ended engagement has the sentence of the specification', () => {
  expect(endedMessage('cancelled')).toBe('This Engagement has been cancelled.');
  expect(endedMessage('discontinued')).toBe('This Engagement has been discontinued.');
  expect(endedMessage('completed')).toBe('This Engagement has been completed.');
  expect(endedMessage('success')).toBe('This Engagement has been completed.');
});

const noticeSentences: Record<NoticeKind, string> = {
  published: 'The engagement has been published.',
  closingChanged: 'The closing time has changed.',
  changed: 'The employer has updated the engagement details.',
  termsChanged: 'The terms have changed for new applications.',
  documentAdded: 'A document was added.',
  documentRemoved: 'A document was removed.',
  clarificationOpened: 'Clarification is open.',
  biddingOpened: 'Bidding is open.',
  openedForSubmissions: 'Candidates can now be submitted.',
  requestAdded: 'Triage Nurse was added.',
  requestChanged: 'Triage Nurse has changed.',
  requestFulfilled: 'All roles for Triage Nurse are filled.',
  requestPaused: 'Triage Nurse is paused.',
  requestResumed: 'Triage Nurse has resumed.',
  requestCancelled: 'Triage Nurse has been cancelled.',
  requestRestored: 'Triage Nurse has been restored.',
  requestCompleted: 'Triage Nurse is complete.',
  paused: 'The engagement is paused.',
  resumed: 'The engagement has resumed.',
  completed: 'This Engagement has been completed.',
  cancelled: 'This Engagement has been cancelled.',
  discontinued: 'This Engagement has been discontinued.',
};
test.each(noticeKinds)('a notice describes the change to the engagement: %s', (kind) =>
  expect(noticeText(kind, 'Triage Nurse')).toBe(noticeSentences[kind]),
);

test('a success fee has neither clarification nor bidding', () => {
  expect(stagesOf('successfee')).toEqual(['application', 'fulfillment', 'ended']);
  expect(stagesOf('competitive')).toEqual(['application', 'clarification', 'bidding', 'fulfillment', 'ended']);
});

describe('the stage line', () => {
  const engagement = {
    kind: 'competitive',
    status: 'open',
    stage: 'bidding',
    endedAs: null,
    closingAt: '2026-11-21T06:00:00.000Z',
    endedAt: null,
  } as const;
  test('has completed, current and upcoming stages, with the known dates', () => {
    expect(stageSteps(engagement).map(({ name, state, at }) => [name, state, at])).toEqual([
      ['Application', 'done', '2026-11-21T06:00:00.000Z'],
      ['Clarification', 'done', null],
      ['Bidding', 'now', null],
      ['Fulfillment', 'next', null],
      ['Completed', 'next', null],
    ]);
  });
  test('ends with the outcome of the engagement and its date', () => {
    const line = stageSteps({
      ...engagement,
      kind: 'successfee',
      status: 'cancelled',
      stage: 'ended',
      endedAs: 'discontinued',
      endedAt: '2026-11-22T06:00:00.000Z',
    });
    expect(line.at(-1)).toEqual({
      stage: 'ended',
      name: 'Discontinued',
      state: 'done',
      at: '2026-11-22T06:00:00.000Z',
    });
    expect(line.every(({ state }) => state === 'done')).toBe(true);
  });
});

test('the sentence about an ended engagement depends on its kind', () => {
  expect(endedNotice({ kind: 'successfee', endedAs: null })).toBeNull();
  expect(endedNotice({ kind: 'successfee', endedAs: 'discontinued' })).toBe('This Engagement has been discontinued.');
  expect(endedNotice({ kind: 'competitive', endedAs: 'cancelled' })).toBe('This Auction has already been cancelled.');
  expect(endedNotice({ kind: 'competitive', endedAs: 'discontinued' })).toBe(
    'This Auction has already been discontinued.',
  );
  expect(endedNotice({ kind: 'competitive', endedAs: 'success' })).toBe('This Auction has already been completed.');
});

describe('application methods', () => {
  test("an application to a success fee with the employer's rate accepts that rate", () => {
    expect(applicationMethodOf({ kind: 'successfee', engagementTypeId: engagementType.employerSetsRate })).toBe(
      'set-rate',
    );
  });
  test('an application to a success fee with tendered rates needs a tender', () => {
    expect(applicationMethodOf({ kind: 'successfee', engagementTypeId: engagementType.agencyTendersRate })).toBe(
      'tender-rate',
    );
  });
  test('an application to a competitive engagement has no price', () => {
    expect(applicationMethodOf({ kind: 'competitive', engagementTypeId: engagementType.agencyTendersRate })).toBe(
      'competitive',
    );
  });
});
