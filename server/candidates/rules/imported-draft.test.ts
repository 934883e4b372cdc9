import { expect, test } from 'vitest';
import { submissionDraftFieldsShape } from '#contract/candidates/shapes/draft-fields.ts';
import { draftFromCvDetails, scanNoteOf, unreadCvMessage } from './imported-draft.ts';

const details = {
  firstName: 'Marguerite',
  lastName: 'Osei',
  emailAddress: '',
  phones: ['12', '0491 570 156'],
  linkedIn: 'linkedin.com/in/marguerite-osei',
  location: '',
  currentJob: 'Theatre Nurse',
};
const e164 = (text: string): string => (text === '12' ? '' : '+61491570156');

test('each field that was found waits for confirmation, with the first valid phone number', () => {
  expect(draftFromCvDetails(details, { e164, countryId: 36 })).toMatchObject({
    contactNumber: '+61491570156',
    currentCountryId: 36,
    currentJob: 'Theatre Nurse',
    unconfirmedFields: ['firstName', 'lastName', 'contactNumber', 'linkedIn'],
  });
});

test('a CV without details says why: unreadable, a scan, or nothing found', () => {
  const empty = submissionDraftFieldsShape.parse({});
  expect(unreadCvMessage(submissionDraftFieldsShape.parse({ firstName: 'Dane' }), 'It is damaged.')).toBeNull();
  expect(unreadCvMessage(empty, 'It is damaged.')).toBe('It is damaged.');
  expect(unreadCvMessage({ ...empty, isScan: true }, undefined)).toMatch(/^This looks like a scan/);
  expect(unreadCvMessage(empty, undefined)).toMatch(/^No details were found/);
});

test('a form and a folder drop report a scan in the same words, unlike an unreadable file or one with text', () => {
  const [inForm = ''] = scanNoteOf('')?.split('. ') ?? [];
  expect(inForm).toMatch(/^This looks like a scan/);
  const imported = submissionDraftFieldsShape.parse({ isScan: true });
  expect(unreadCvMessage(imported, undefined)?.split('. ')[0]).toBe(inForm);
  expect([scanNoteOf(null), scanNoteOf('Theatre Nurse')]).toEqual([null, null]);
});
