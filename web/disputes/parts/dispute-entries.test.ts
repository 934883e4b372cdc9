import { expect, test } from 'vitest';
import type { Defence, OpenedDispute } from '#contract/disputes/shapes.ts';
import { disputeAgainstAgencyEntriesOf, openedDisputeEntriesOf } from './dispute-entries.tsx';

const open: Defence = {
  disputeId: '01900000-0000-7000-8000-000000000001',
  openedAt: '2026-11-18T09:00:00.000Z',
  answerBy: '2026-11-20T17:00:00.000Z',
  decideBy: '2026-11-25T17:00:00.000Z',
  contacts: [],
  statement: '',
  answeredAt: null,
  answeredByName: '',
  outcome: null,
  lateAt: null,
  endedAt: null,
  reasons: '',
  can: { answer: { allowed: true } },
};
const shown = (dispute: Defence) =>
  disputeAgainstAgencyEntriesOf(dispute).map(({ text, more, bySide }) => [bySide, text, more]);

test('the timeline has each step of a dispute, and the reasons of the decision', () => {
  expect(shown(open)).toEqual([['system', 'Ownership disputed by another agency', undefined]]);
  const answered = { ...open, answeredAt: '2026-11-19T09:00:00.000Z', answeredByName: 'Ines Marchetti' };
  const ended = { ...answered, endedAt: '2026-11-20T09:00:00.000Z', reasons: 'Only one of you has his answer.' };
  expect(shown({ ...ended, outcome: 'lost' })).toEqual([
    ['system', 'Ownership disputed by another agency', undefined],
    ['agency', 'Dispute answered', 'Ines Marchetti'],
    ['provider', 'Dispute upheld by Rolecall', 'Only one of you has his answer.'],
  ]);
  expect(shown({ ...ended, outcome: 'withdrawn', reasons: '' }).at(-1)).toEqual([
    'system',
    'Dispute withdrawn',
    undefined,
  ]);
});

test('an agency that opened a dispute has it on the timeline of its candidate', () => {
  const opened: OpenedDispute = {
    disputeId: open.disputeId,
    state: 'open',
    openedAt: open.openedAt,
    openedByName: 'Soren Vang',
    lateAt: null,
    endedAt: null,
    reasons: '',
  };
  const shownOf = (dispute: OpenedDispute) =>
    openedDisputeEntriesOf(dispute).map(({ text, more, bySide }) => [bySide, text, more]);
  const first = ['agency', 'Ownership disputed', 'Soren Vang'];
  expect(shownOf(opened)).toEqual([first]);
  const late = ['system', 'Rolecall missed its deadline for deciding the dispute', undefined];
  expect(shownOf({ ...opened, lateAt: '2026-11-23T17:00:00.000Z' })).toEqual([first, late]);
  expect(shown({ ...open, lateAt: '2026-11-23T17:00:00.000Z' }).at(-1)).toEqual(late);
  const ended = {
    ...opened,
    state: 'upheld',
    endedAt: '2026-11-20T09:00:00.000Z',
    reasons: 'A signed agreement.',
  } as const;
  expect(shownOf(ended)).toEqual([first, ['provider', 'Dispute upheld by Rolecall', 'A signed agreement.']]);
});
