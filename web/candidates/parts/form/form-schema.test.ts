import fc from 'fast-check';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { describe, expect, test } from 'vitest';
import { submitCandidate } from '#contract/candidates/operations/submission.ts';
import { contactNumberError, type ParsePhone } from '#contract/candidates/rules.ts';
import { feeType } from '#contract/engagements/states.ts';
import {
  toAnswerInputs,
  draftFieldsOf,
  candidateFormOf,
  candidateFormSchema,
  toCandidateInput,
} from './form-schema.ts';

const question = { questionId: 'q1', text: 'Registered?', kind: 'yes_no' as const, options: [], isMandatory: true };
const schema = (given: Partial<Parameters<typeof candidateFormSchema>[0]> = {}) =>
  candidateFormSchema({
    questions: [],
    feeTypeId: feeType.percentBase,
    requiresConsent: false,
    requiresCandidateConsent: false,
    ...given,
  });
const person = { firstName: 'Ingrid', lastName: 'Maalouf', emailAddress: 'i@m.example', baseSalary: '95000' };
const filled = candidateFormOf(person);
const faultsOf = (given: object, asked = schema()): string[] =>
  asked.safeParse({ ...filled, ...given }).error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ??
  [];

describe('the form', () => {
  test('is valid with the four values that are always known', () => {
    expect(faultsOf({})).toEqual([]);
  });

  test('reports missing values with the messages of the specification', () => {
    expect(faultsOf({ firstName: ' ', lastName: '', emailAddress: '', baseSalary: '' })).toEqual([
      'firstName: First name is required!',
      'lastName: Last name is required!',
      'emailAddress: Email address is required!',
      'baseSalary: Base salary is required!',
    ]);
  });

  test.each([
    [{ emailAddress: 'ingrid' }, 'emailAddress: Please enter a valid email address.'],
    [{ baseSalary: '95,000' }, 'baseSalary: Base salary must be an amount such as 95000 or 95000.50.'],
    [{ baseSalary: '0' }, 'baseSalary: Base salary must be more than 0.'],
    [{ totalCompensation: 'x' }, 'totalCompensation: Total compensation must be an amount such as 95000 or 95000.50.'],
    [{ firstName: 'x'.repeat(100) }, 'firstName: First name must not exceed 100 characters!'],
    [
      { commentToEmployer: 'x'.repeat(2000) },
      'commentToEmployer: Comment to employer must not exceed 2000 characters!',
    ],
  ])('%o', (given, said) => {
    expect(faultsOf(given)[0]).toBe(said);
  });

  test('accepts a length below the maximum', () => {
    expect(faultsOf({ firstName: 'x'.repeat(99), commentToEmployer: 'x'.repeat(1999) })).toEqual([]);
  });

  test('requires the total if the fee is based on it', () => {
    expect(faultsOf({}, schema({ feeTypeId: feeType.percentCompensation }))).toEqual([
      'totalCompensation: Total compensation is required!',
    ]);
    expect(faultsOf({ totalCompensation: '99000' }, schema({ feeTypeId: feeType.percentCompensation }))).toEqual([]);
  });

  test('requires mandatory answers, and consent if the client does', () => {
    const asked = schema({ questions: [question], requiresConsent: true });
    expect(faultsOf({}, asked)).toEqual([
      'answers.q1: Answer is required!',
      'confirmsConsent: Confirm that you have the right to represent this candidate.',
    ]);
    expect(faultsOf({ answers: { q1: 'yes' }, confirmsConsent: true }, asked)).toEqual([]);
    expect(faultsOf({ answers: { q1: 'x'.repeat(1000) }, confirmsConsent: true }, asked)).toEqual([
      'answers.q1: Answer must not exceed 1000 characters!',
    ]);
  });

  test('leaves the right to represent to a candidate who is asked by email', () => {
    expect(faultsOf({}, schema({ requiresConsent: true, requiresCandidateConsent: true }))).toEqual([]);
  });
});

test('input is trimmed, and empty fields are null', () => {
  const form = candidateFormOf({
    ...person,
    firstName: ' Ingrid ',
    answers: [
      { questionId: 'q1', answer: ' yes ' },
      { questionId: 'q2', answer: ' ' },
    ],
  });
  expect(toCandidateInput(form)).toMatchObject({
    firstName: 'Ingrid',
    totalCompensation: null,
    currentCountryId: null,
  });
  expect(toAnswerInputs(form)).toEqual([{ questionId: 'q1', answer: 'yes' }]);
});

test('a draft stores everything as typed, except for the consent', () => {
  const draft = draftFieldsOf({ ...filled, baseSalary: '95,00', confirmsConsent: true, answers: { q1: undefined } });
  expect(draft).toMatchObject({
    baseSalary: '95,00',
    currentCountryId: null,
    answers: [{ questionId: 'q1', answer: '' }],
  });
  expect(draft).not.toHaveProperty('confirmsConsent');
  expect(candidateFormOf(draft)).toMatchObject({ firstName: 'Ingrid', baseSalary: '95,00', answers: { q1: '' } });
});

describe('the form and the server', () => {
  const parse: ParsePhone = (text, code) => parsePhoneNumberFromString(text, code as CountryCode | undefined);
  const codes = new Map([
    [36, 'AU'],
    [276, 'DE'],
  ]);
  const phoneFault = (number: string, countryId: number | '') =>
    contactNumberError(parse, number, countryId === '' ? undefined : codes.get(countryId));
  const asked = {
    questions: [],
    feeTypeId: feeType.percentBase,
    requiresConsent: false,
    requiresCandidateConsent: false,
    clientName: 'Northwind Health',
  };
  const text = fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      'ingrid-m',
      'https://linkedin.com/in/ingrid-m',
      'linkedin.com/company/x',
      'two words',
      '12',
    ),
    fc.constantFrom(
      '0491 570 156',
      '+61 491 570 156',
      '+49 30 123456',
      '(02) 5550 1234',
      '+999 12',
      'call me',
      '\u202e1',
    ),
    fc.string({ unit: 'grapheme', maxLength: 45 }),
    fc.stringMatching(/^\+?[0-9 ()-]{1,20}$/),
    fc.stringMatching(/^(https:\/\/)?(au\.)?linkedin\.com\/(in|pub|company)\/[a-z%]{0,12}$/),
    fc.integer({ min: 38, max: 41 }).map((length) => 'x'.repeat(length)),
    fc.integer({ min: 198, max: 201 }).map((length) => 'x'.repeat(length)),
  );
  const faultyFields = (issues: readonly { path: PropertyKey[] }[] | undefined): string[] =>
    [...new Set((issues ?? []).map(({ path }) => String(path[0])))].toSorted((a, b) => a.localeCompare(b));

  test('agree on every contact number, LinkedIn profile, name and location', () => {
    const people = fc.record({
      contactNumber: text,
      linkedIn: text,
      location: text,
      firstName: text,
      currentCountryId: fc.constantFrom<(number | '')[]>(36, 276, ''),
    });
    fc.assert(
      fc.property(people, (given) => {
        const form = { ...filled, ...given };
        const sent = toCandidateInput(form);
        const input = submitCandidate.input.safeParse({
          ...sent,
          talentRequestId: '01900000-0000-7000-8000-000000000001',
          documentId: '01900000-0000-7000-8000-000000000002',
        });
        const ofServer = faultyFields(input.error?.issues);
        // Once the format of the number is valid, the server checks it against the country.
        if (
          !ofServer.includes('contactNumber') &&
          phoneFault(sent.contactNumber, given.currentCountryId) !== undefined
        ) {
          ofServer.push('contactNumber');
        }
        expect(faultyFields(candidateFormSchema(asked, phoneFault).safeParse(form).error?.issues)).toEqual(
          ofServer.toSorted((a, b) => a.localeCompare(b)),
        );
      }),
      { numRuns: 500 },
    );
  });

  test('show the same message for an invalid number and an invalid profile', () => {
    const { error } = candidateFormSchema(asked, phoneFault).safeParse({
      ...filled,
      contactNumber: '12',
      linkedIn: 'two words',
    });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Enter the URL of a LinkedIn profile, or its last part.',
      'Enter a valid phone number with its country code.',
    ]);
  });
});
