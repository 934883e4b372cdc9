import { expect, test } from 'vitest';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { effectiveLot } from './effective-lot.ts';

const at = (time: string): Date => new Date(`2026-11-20T${time}:00Z`);
const lot = {
  state: 'open' as const,
  scheduledEndsAt: at('10:00'),
  endsAt: at('10:05'),
  hardEndsAt: at('10:30'),
  pausedAt: null as Date | null,
};
const open = { statusId: talentRequestStatus.inMarket, statusChangedAt: at('08:00') };
const paused = { statusId: talentRequestStatus.paused, statusChangedAt: at('09:00') };

test('a lot is closed from its end on', () => {
  expect(effectiveLot(lot, open, at('10:04')).state).toBe('open');
  expect(effectiveLot(lot, open, at('10:05')).state).toBe('closed');
  expect(effectiveLot({ ...lot, state: 'rebid' }, open, at('10:05')).state).toBe('closed');
  expect(effectiveLot({ ...lot, state: 'cancelled' }, open, at('10:05')).state).toBe('cancelled');
});

test('the ends move with the clock during a pause, so that the lot does not close', () => {
  expect(effectiveLot({ ...lot, pausedAt: at('09:00') }, paused, at('12:00'))).toEqual({
    state: 'open',
    scheduledEndsAt: at('13:00'),
    endsAt: at('13:05'),
    hardEndsAt: at('13:30'),
    pausedAt: at('12:00'),
  });
});

test('after a pause that is not saved as ended, the ends have moved by its length', () => {
  const resumed = { ...open, statusChangedAt: at('09:30') };
  const stored = { ...lot, pausedAt: at('09:00') };
  expect(effectiveLot(stored, resumed, at('10:34'))).toMatchObject({
    state: 'open',
    endsAt: at('10:35'),
    pausedAt: null,
  });
  expect(effectiveLot(stored, resumed, at('10:35')).state).toBe('closed');
});
