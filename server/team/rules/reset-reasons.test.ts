import { expect, test } from 'vitest';
import {
  reasonsAgainstRequestingReset,
  reasonsAgainstCancellingReset,
  reasonsAgainstConfirmingReset,
} from './reset-reasons.ts';

const manager = { side: 'agency' } as const;
const provider = { side: 'provider' } as const;
const user = {
  userId: 'user',
  isCaller: false,
  isStaff: false,
  hasSecondFactor: true,
  isWaiting: false,
  otherManagers: 2,
};
const reset = { isCaller: false, isByCaller: false, isStaff: false, otherManagers: 1 };
const codes = (reasons: readonly { code: string }[]) => reasons.map(({ code }) => code);

test('who may ask: colleagues for users with a second factor, once; the provider where nobody else could', () => {
  const ask = (...given: Parameters<typeof reasonsAgainstRequestingReset>) =>
    codes(reasonsAgainstRequestingReset(...given));
  expect(ask(manager, user)).toEqual([]);
  expect(ask(manager, { ...user, isCaller: true })).toEqual(['own-reset']);
  expect(ask(manager, { ...user, hasSecondFactor: false })).toEqual(['no-second-factor']);
  expect(ask(manager, { ...user, isWaiting: true })).toEqual(['reset-waiting']);
  expect(ask(manager, { ...user, isStaff: true })).toEqual(['staff-account']);
  expect(ask(provider, user)).toEqual(['agency-decides']);
  expect(ask(provider, { ...user, otherManagers: 0 })).toEqual([]);
  expect(ask(provider, { ...user, isStaff: true })).toEqual([]);
});

test('who may confirm: never the user, never who asked, and the provider only where nobody else could', () => {
  const confirm = (...given: Parameters<typeof reasonsAgainstConfirmingReset>) =>
    codes(reasonsAgainstConfirmingReset(...given));
  expect(confirm(manager, reset)).toEqual([]);
  expect(confirm(manager, { ...reset, isCaller: true })).toEqual(['own-reset']);
  expect(confirm(manager, { ...reset, isByCaller: true })).toEqual(['second-person-needed']);
  expect(confirm(manager, { ...reset, isStaff: true })).toEqual(['staff-account']);
  expect(confirm(provider, reset)).toEqual(['agency-decides']);
  expect(confirm(provider, { ...reset, otherManagers: 0 })).toEqual([]);
  expect(confirm(provider, { ...reset, isStaff: true, isByCaller: true })).toEqual(['second-person-needed']);
  const alone = reasonsAgainstConfirmingReset(manager, { ...reset, isByCaller: true, otherManagers: 0 });
  expect(alone).toMatchObject([{ who: 'Rolecall' }]);
});

test('who may cancel: who asked, the user, and everyone who may decide', () => {
  const cancel = (...given: Parameters<typeof reasonsAgainstCancellingReset>) =>
    codes(reasonsAgainstCancellingReset(...given));
  for (const more of [{ isByCaller: true }, { isCaller: true }, {}])
    expect(cancel(manager, { ...reset, ...more })).toEqual([]);
  expect(cancel(provider, { ...reset, isByCaller: true })).toEqual([]);
  expect(cancel(provider, reset)).toEqual(['agency-decides']);
});
