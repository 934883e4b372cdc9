import { describe, expect, test } from 'vitest';
import { engagementDraftFields } from '#contract/engagements/operations/draft-fields.ts';
import { completeDraftFields } from '#server/testing/complete-draft-fields.ts';
import { validateForPublishing } from './publish-validation.ts';

const now = new Date('2026-11-20T04:00:00Z');
const missing = (given: Parameters<typeof completeDraftFields>[0]) =>
  validateForPublishing(completeDraftFields(given), now).missing.map(({ field, message }) => `${field}: ${message}`);

test('a complete engagement has no errors', () => {
  expect(validateForPublishing(completeDraftFields(), now).whole).toMatchObject({
    title: 'Night Shift Midwives',
    talentRequests: [{ questions: [{}, {}, { options: ['Days', 'All rosters'] }] }],
  });
});

test('an empty engagement has an error at every required field', () => {
  const messages = validateForPublishing(engagementDraftFields.parse({}), now).missing.map(({ message }) => message);
  for (const words of [
    'Title is required!',
    'Description is required!',
    'Role category is required!',
    'Classification is required!',
    'Country is required!',
    'Terms is required!',
    'Closing is required!',
    'At least one talent request is needed.',
  ]) {
    expect(messages).toContain(words);
  }
});

describe('the kind and the rate', () => {
  test('a competitive engagement is tendered and has a bid type', () => {
    expect(missing({ kind: 'competitive' })).toEqual([
      'engagementTypeId: Agencies tender the rate of a competitive engagement.',
      'bidTypeId: Bid type is required!',
      'bidMethodId: Bid method is required!',
      'awardTypeId: Award type is required!',
    ]);
    const bidding = { bidTypeId: 2, bidMethodId: 1, awardTypeId: 1 };
    expect(missing({ kind: 'competitive', engagementTypeId: 2, ...bidding })).toEqual([]);
  });

  test('a set rate has the fee of its type; a tendered one has none', () => {
    expect(missing({ feePercent: '' })).toEqual(['feePercent: Fee is required!']);
    expect(missing({ feeTypeId: 3 })).toEqual(['feeAmount: Fee is required!']);
    expect(missing({ feeTypeId: 3, feeAmount: '0' })).toEqual(['feeAmount: Fee must be more than zero.']);
    expect(missing({ engagementTypeId: 2, feePercent: '' })).toEqual([]);
  });
});

describe('the bidding rules of each talent request', () => {
  const tender = { kind: 'competitive', engagementTypeId: 2, bidTypeId: 2, bidMethodId: 1, awardTypeId: 1 } as const;
  const fields = (lotRules: object, request: object = {}) => {
    const complete = completeDraftFields(tender);
    return engagementDraftFields.parse({
      ...complete,
      talentRequests: [{ ...complete.talentRequests[0], ...request, lotRules }],
    });
  };
  const rulesOf = (lotRules: object, request: object = {}) =>
    validateForPublishing(fields(lotRules, request), now).whole?.talentRequests[0]?.lotRules;
  const faults = (lotRules: object, request: object = {}) =>
    validateForPublishing(fields(lotRules, request), now).missing.map(({ field }) => field);

  test('are those of the engagement, compared at the upper end of the salary, unless they say otherwise', () => {
    expect(rulesOf({})).toMatchObject({
      bidTypeId: 2,
      bidMethodId: 1,
      awardTypeId: 1,
      awardLimit: null,
      referenceAmount: '104000',
      extensionMinutes: 5,
    });
    expect(rulesOf({ bidMethodId: 5, awardTypeId: 2, ceiling: '95.5' }, { contractedUnits: '900' })).toMatchObject({
      bidMethodId: 5,
      hoursPerDay: '8',
      awardTypeId: 2,
      awardLimit: 2,
      ceiling: '95.5',
      referenceAmount: null,
    });
  });

  test('of sealed bids have no step, start price or extension', () => {
    expect(rulesOf({ bidTypeId: 1, minimumStep: '1', isStepPercent: true, startPrice: '20' })).toMatchObject({
      minimumStep: null,
      isStepPercent: false,
      startPrice: null,
      extensionMinutes: 0,
      extensionLimit: 0,
      hardEndMinutes: 0,
    });
  });

  test.each([
    [{ awardTypeId: 3 }, 'ceiling'],
    [{ ceiling: '120' }, 'ceiling'],
    [{ ceiling: 'ten' }, 'ceiling'],
    [{ ceiling: '15', startPrice: '16' }, 'startPrice'],
    [{ extensionMinutes: 40 }, 'hardEndMinutes'],
    [{ minimumBids: null }, 'minimumBids'],
    [{ standstillDays: 11 }, 'standstillDays'],
    [{ bidMethodId: 5, hoursPerDay: '25' }, 'hoursPerDay'],
    [{ awardTypeId: 2, awardLimit: 1 }, 'awardLimit'],
  ])('%j has an error at %s', (lotRules, field) => {
    expect(faults(lotRules, { contractedUnits: '900' })).toEqual([`talentRequests.0.lotRules.${field}`]);
  });

  test('need a salary to compare percentages', () => {
    expect(faults({}, { baseSalaryFrom: '', baseSalaryTo: '' })).toEqual(['talentRequests.0.lotRules.referenceAmount']);
  });

  test('need a contracted time for a day or hourly rate, which could not be awarded without it', () => {
    for (const bidMethodId of [4, 5]) {
      expect(faults({ bidMethodId })).toEqual(['talentRequests.0.contractedUnits']);
      expect(faults({ bidMethodId }, { contractedUnits: '120' })).toEqual([]);
    }
    for (const bidMethodId of [1, 2, 3]) expect(faults({ bidMethodId })).toEqual([]);
    expect(
      validateForPublishing({ ...fields({}), bidMethodId: 4 }, now).missing.map(({ field, message }) => [
        field,
        message,
      ]),
    ).toEqual([
      [
        'talentRequests.0.contractedUnits',
        'Enter the contracted days or hours: the fee is the rate times this number.',
      ],
    ]);
  });

  test('do not belong to a success fee', () => {
    const { talentRequests } = validateForPublishing(completeDraftFields(), now).whole ?? {};
    expect(talentRequests?.[0]?.lotRules).toBeNull();
  });
});

test.each([
  ['2026-11-20T03:00:00.000Z', 'closingAt: Closing time must be in the future.'],
  ['2028-01-01T00:00:00.000Z', 'closingAt: Closing time must be within the next year.'],
])('closing at %s: %s', (closingAt, words) => {
  expect(missing({ closingAt })).toEqual([words]);
});

test('a time zone must exist', () => {
  expect(missing({ timeZone: 'Mars/Olympus' })).toEqual([
    'timeZone: Time zone must be one such as Australia/Melbourne.',
  ]);
});

describe('a talent request', () => {
  const [request] = completeDraftFields().talentRequests;
  const of = (given: object) => missing({ talentRequests: [{ ...request, ...given } as never] });
  const ask = (given: object) =>
    of({ questions: [{ text: 'Why?', kind: 'text', options: '', isMandatory: false, passing: '', ...given }] });

  test('has a title, at least one role, and a salary that does not end below its start', () => {
    expect(of({ jobTitle: '', noOfRoles: 0 })).toEqual([
      'talentRequests.0.jobTitle: Job title is required!',
      'talentRequests.0.noOfRoles: Roles must be at least 1.',
    ]);
    expect(of({ baseSalaryFrom: '90000', baseSalaryTo: '80000' })).toEqual([
      'talentRequests.0.baseSalaryTo: Base salary to must not be below from.',
    ]);
  });

  test('has questions whose wanted answer is a possible answer', () => {
    const field = 'talentRequests.0.questions.0';
    expect(ask({ kind: 'choice', options: 'One' })).toEqual([
      `${field}.options: A choice needs at least two options, one to a line.`,
    ]);
    expect(ask({ kind: 'choice', options: 'One\nTwo', passing: 'Three' })).toEqual([
      `${field}.passing: Qualifying answer must be one of the options.`,
    ]);
    expect(ask({ kind: 'yes_no', passing: 'maybe' })).toEqual([
      `${field}.passing: Qualifying answer must be yes or no.`,
    ]);
    expect(ask({ kind: 'number', passing: 'two' })).toEqual([
      `${field}.passing: Qualifying answer must be a whole number.`,
    ]);
    expect(ask({ passing: 'because' })).toEqual([`${field}.passing: A text question can’t have a qualifying answer.`]);
  });
});
