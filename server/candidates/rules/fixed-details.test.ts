import { expect, test } from 'vitest';
import { fixedDetailErrors } from './fixed-details.ts';

const details = {
  firstName: 'Ines',
  lastName: 'Okafor',
  emailAddress: 'ines@inbox.example',
  contactNumber: '',
  linkedIn: '',
  currentCountryId: 36 as number | null,
};
const fieldsOf = (consentRequestId: string | null, change: Partial<typeof details>) =>
  fixedDetailErrors({ ...details, consentRequestId }, { ...details, ...change }).map(({ field }) => field);

test('a candidate who agreed keeps name, email address, phone and LinkedIn', () => {
  expect(fieldsOf('01900000-0000-7000-8000-000000000001', {})).toEqual([]);
  for (const field of ['firstName', 'lastName', 'emailAddress', 'contactNumber', 'linkedIn'] as const)
    expect(fieldsOf('01900000-0000-7000-8000-000000000001', { [field]: 'another' })).toEqual([field]);
});

test('the country stays as well, because a phone number without a country code is read with it', () => {
  const id = '01900000-0000-7000-8000-000000000001';
  expect(fieldsOf(id, { currentCountryId: 554 })).toEqual(['currentCountryId']);
  expect(fieldsOf(id, { currentCountryId: null })).toEqual(['currentCountryId']);
  expect(fieldsOf(null, { currentCountryId: 554 })).toEqual([]);
});

test('without a consent of the candidate the agency may correct them', () => {
  expect(fieldsOf(null, { firstName: 'Inès', emailAddress: 'other@inbox.example' })).toEqual([]);
});

test('while a claim or a dispute is undecided, these details stay', () => {
  const undecided = [
    { consentRequestId: null, claimState: 'pending' },
    { consentRequestId: null, disputeState: 'pending' },
  ] as const;
  for (const facts of undecided) {
    const changed = { ...details, emailAddress: 'other@inbox.example' };
    expect(fixedDetailErrors({ ...details, ...facts }, changed)).toMatchObject([{ field: 'emailAddress' }]);
    expect(fixedDetailErrors({ ...details, ...facts }, details)).toEqual([]);
    expect(fixedDetailErrors({ ...details, ...facts }, { ...details, currentCountryId: 554 })).toEqual([
      {
        field: 'currentCountryId',
        message: 'This detail can’t be changed until the claim or dispute about this candidate has been decided.',
      },
    ]);
  }
});
