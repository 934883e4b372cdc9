import { expect, test } from 'vitest';
import { draftLotRules } from '#contract/engagements/shapes/lot-rules.ts';
import { lotRulesValues, initialLotRules, publishedLotRulesValues, toDraftLotRules } from './lot-rules-values.ts';

test('new rules in the form are the defaults of a draft', () => {
  expect(toDraftLotRules(initialLotRules)).toEqual(draftLotRules.parse({}));
  expect(lotRulesValues(draftLotRules.parse({}))).toEqual(initialLotRules);
});

test('an empty choice is null, and a number that is not whole counts as empty', () => {
  const values = { ...initialLotRules, bidTypeId: 3, minimumBids: Number.NaN, awardLimit: 2.5, ceiling: '12.' };
  expect(toDraftLotRules(values)).toMatchObject({
    bidTypeId: 3,
    bidMethodId: null,
    minimumBids: null,
    awardLimit: null,
    ceiling: '12.',
  });
});

test('published rules are shown as they are, without values that do not apply', () => {
  const rules = {
    ...toDraftLotRules(initialLotRules),
    bidTypeId: 1,
    bidMethodId: 3,
    awardTypeId: 2,
    awardLimit: 4,
    version: 7,
  };
  const published = { ...rules, ceiling: '9000', startPrice: null, referenceAmount: null, hoursPerDay: null };
  const numbers = { minimumBids: 2, extensionMinutes: 0, extensionLimit: 0, hardEndMinutes: 0, standstillDays: 3 };
  const values = publishedLotRulesValues({ ...published, ...numbers, minimumStep: null });
  expect(values).toEqual({
    ...initialLotRules,
    ...numbers,
    bidTypeId: 1,
    bidMethodId: 3,
    awardTypeId: 2,
    awardLimit: 4,
    ceiling: '9000',
  });
});
