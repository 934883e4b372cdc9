import { expect, test } from 'vitest';
import { matchReasons } from './match-reasons.ts';

const profile = {
  classifications: [
    { classificationId: 13, value: 'Healthcare & Medical', isWhole: true, parts: [] },
    { classificationId: 1, value: 'Accounting', isWhole: false, parts: [11] },
  ],
  areas: [
    { regionId: 1, countryId: null, region: 'Australia & New Zealand', country: null },
    { regionId: 6, countryId: 372, region: 'United Kingdom & Ireland', country: 'Ireland' },
  ],
  clients: [{ clientId: 'northwind', hires: 2 }],
};
const facts = { classificationId: 2, subClassificationId: null, regionId: 3, countryId: 702, clientId: 'calder' };
const why = (given: Partial<Omit<typeof facts, 'subClassificationId'>> & { subClassificationId?: number }) =>
  matchReasons(profile, { ...facts, ...given }, 'Northwind Health').map(({ code, text }) => `${code}: ${text}`);

test('a served classification is a reason, or the sub-classification if only that is served', () => {
  expect(why({ classificationId: 13 })).toEqual(['classification: You recruit for Healthcare & Medical.']);
  expect(why({ classificationId: 1 })).toEqual(['classification: You recruit for Accounting.']);
  expect(why({ classificationId: 1, subClassificationId: 11 })).toHaveLength(1);
  expect(why({ classificationId: 1, subClassificationId: 12 })).toEqual([]);
});

test('a served region is a reason, or the country if only that is served', () => {
  expect(why({ regionId: 1 })).toEqual(['region: You serve Australia & New Zealand.']);
  expect(why({ regionId: 6, countryId: 372 })).toEqual(['region: You serve Ireland.']);
  expect(why({ regionId: 6, countryId: 826 })).toEqual([]);
});

test('hires by the client are a reason', () =>
  expect(why({ clientId: 'northwind' })).toEqual(['history: Northwind Health has hired 2 people from you.']));
