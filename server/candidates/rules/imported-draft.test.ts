import { expect, test } from 'vitest';
import { submissionDraftFieldsShape } from '#contract/candidates/shapes/draft-fields.ts';
import { draftFromCvDetails, unreadCvMessage } from './imported-draft.ts';

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

test('a CV without details says why: unreadable, without text, or nothing found', () => {
  const empty = submissionDraftFieldsShape.parse({});
  const withoutText = { ...empty, isScan: true };
  const damaged = { extension: 'pdf', unreadable: { reason: 'damaged', words: 'It is damaged.' } } as const;
  const readable = (extension: string) => ({ extension, unreadable: null });
  expect(unreadCvMessage(submissionDraftFieldsShape.parse({ firstName: 'Dane' }), damaged)).toBeNull();
  expect(unreadCvMessage(empty, damaged)).toBe('It is damaged.');
  expect(unreadCvMessage(withoutText, readable('pdf'))).toMatch(/^This looks like a scan/);
  expect(unreadCvMessage(withoutText, readable('docx'))).toMatch(/^This file contains no text/);
  expect(unreadCvMessage(withoutText, null)).toMatch(/^No details were found/);
  expect(unreadCvMessage(empty, readable('pdf'))).toMatch(/^No details were found/);
});
