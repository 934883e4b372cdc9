import { describe, expect, test } from 'vitest';
import type { Submission } from '#contract/candidates/shapes.ts';
import { submitCandidate } from '#contract/candidates/operations/submission.ts';
import type { PrequalificationStatusId } from '#contract/prequalification/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { createRandomSource } from '#contract/common/random.ts';
import type { TurnContext } from './turn-delay.ts';
import { chooseRivalAction, inventSubmission, type RivalView } from './rival-rules.ts';

const table = (given: Partial<TurnContext> & { seed?: number } = {}): TurnContext => ({
  now: new Date('2026-11-20T04:20:00Z'),
  paceMs: 20_000,
  chance: createRandomSource(given.seed ?? 1),
  rivals: new Set(),
  avoids: () => false,
  ...given,
});
const nameOf = () => ({ firstName: 'Ingrid', lastName: 'Maalouf' });
const opportunity = (given: Partial<RivalView['opportunities'][number]> = {}): RivalView['opportunities'][number] => ({
  engagementId: 'e1',
  applicationStatusId: null,
  requiresPrequalification: false,
  prequalificationStatusId: null,
  clientId: 'c1',
  recruitmentTypeId: 1,
  roleCategoryId: 2,
  ...given,
});
const request = (
  given: Partial<RivalView['requests'][number]> & { open?: number } = {},
): RivalView['requests'][number] => {
  const { open = 0, ...rest } = given;
  const candidates = Array.from({ length: open }, () => ({}) as never);
  return {
    talentRequestId: 't1',
    groups: [
      { candidateStatusId: 4, candidateStatus: 'Shortlisted', candidates },
      { candidateStatusId: 3, candidateStatus: 'Rejected', candidates: Array.from({ length: 9 }, () => ({}) as never) },
    ],
    can: { submit: { allowed: true } },
    ...rest,
  };
};
const act = (given: Partial<RivalView>, at: Parameters<typeof table>[0] = {}) =>
  chooseRivalAction({ opportunities: [], asked: [], requests: [], ...given }, table(at), nameOf);

test('a rival requests prequalification where it is required and was never requested', () => {
  const closed = opportunity({ requiresPrequalification: true });
  expect(act({ opportunities: [closed] })).toMatchObject({
    act: 'ask-prequalification',
    clientId: 'c1',
    recruitmentTypeId: 1,
    roleCategoryId: 2,
  });
  expect(act({ opportunities: [{ ...closed, prequalificationStatusId: 3 }] })).toBeUndefined();
  expect(act({ opportunities: [closed] }, { avoids: (key) => key === 'ask c1 1 2' })).toBeUndefined();
});

test('a rival rarely lowers a tender that awaits a decision', () => {
  const turns = Array.from({ length: 300 }, (_, seed) =>
    act({ tendered: [{ engagementId: 'e1' }] }, { seed: seed + 1 }),
  );
  const lowered = turns.filter((one) => one !== undefined);
  expect(lowered.length).toBeGreaterThan(10);
  expect(lowered.length).toBeLessThan(60);
  expect(lowered[0]).toMatchObject({ act: 'tender', key: 'lower e1', engagementId: 'e1' });
});

test('a rival answers a request for a new tender with a lower one', () => {
  expect(act({ asked: [{ engagementId: 'e1' }] })).toMatchObject({
    act: 'tender',
    engagementId: 'e1',
    feePercent: expect.stringMatching(/^(9|1[01])\.75$/) as string,
  });
  expect(act({ asked: [{ engagementId: 'e1' }] }, { avoids: (key) => key === 'tender e1' })).toBeUndefined();
});

describe('a rival applies', () => {
  test('where it has not applied, with its own fee if one is required', () =>
    expect(act({ opportunities: [opportunity()] })).toMatchObject({
      act: 'apply',
      engagementId: 'e1',
      feePercent: expect.stringMatching(/^(1[2-9]|2[01])\.[05]0$/) as string,
    }));
  test('where it is prequalified, when that is required', () => {
    const of = (prequalificationStatusId: PrequalificationStatusId | null) =>
      act({ opportunities: [opportunity({ requiresPrequalification: true, prequalificationStatusId })] })?.act;
    expect([of(null), of(1), of(2)]).toEqual(['ask-prequalification', undefined, 'apply']);
  });
  test('not where it has applied before', () =>
    expect(act({ opportunities: [opportunity({ applicationStatusId: 5 })] })).toBeUndefined());
  test('not where it was refused before', () =>
    expect(act({ opportunities: [opportunity()] }, { avoids: (key) => key === 'apply e1' })).toBeUndefined());
});

describe('a rival submits a candidate', () => {
  test('where it may, as a different person each time', () => {
    const [one, other] = ([1, 2] as const).map((seed) => act({ requests: [request({ open: 2 })] }, { seed }));
    expect(one).toMatchObject({ act: 'submit', talentRequestId: 't1', person: { firstName: 'Ingrid' } });
    expect(one).not.toEqual(other);
  });
  test('not where it may not, nor where it has enough active candidates', () => {
    const cannot = { submit: { allowed: false as const, reasons: [] } };
    expect(act({ requests: [request({ open: 3 })] })).toBeUndefined();
    expect(act({ requests: [request({ can: cannot })] })).toBeUndefined();
  });
});

test('the form is completed: salary within the range, every question answered, consent confirmed', () => {
  const question = (kind: Submission['questions'][number]['kind'], options: string[] = []) => ({
    questionId: newId(),
    text: kind,
    kind,
    options,
    isMandatory: true,
  });
  const form = {
    talentRequestId: newId(),
    baseSalaryFrom: '90000.00',
    baseSalaryTo: '110000.00',
    countryId: 36,
    requiresConsent: true,
    questions: [question('yes_no'), question('number'), question('choice', ['Days', 'All rosters']), question('text')],
  } as unknown as Submission;
  const submitted = act({ requests: [request()] });
  if (submitted?.act !== 'submit') throw new Error('Nobody was put forward.');
  const sent = submitCandidate.input.parse(inventSubmission(form, submitted.person, newId()));
  expect(Number(sent.baseSalary)).toBeGreaterThanOrEqual(90_000);
  expect(Number(sent.baseSalary)).toBeLessThanOrEqual(110_000);
  expect(Number(sent.baseSalary) % 500).toBe(0);
  expect(sent.answers.map(({ answer }) => answer)).toEqual([
    'yes',
    String(submitted.person.years),
    'All rosters',
    "Available immediately after four weeks' notice.",
  ]);
  expect(sent).toMatchObject({ confirmsConsent: true, currentCountryId: 36 });
  expect(sent.emailAddress).toMatch(/^ingrid\.maalouf\.\d{6}@people\.example$/);
});
