import { expect, test } from 'vitest';
import { z } from 'zod';
import { detailsInput } from './details.ts';

const schema = z.object(detailsInput);
const given = {
  tenantOrganizationName: ' Harbour Talent ',
  firstName: 'Mara',
  lastName: 'Ellingsen',
  email: 'mara@harbour.example',
  phoneNo: '+61 2 5550 0142',
  website: 'harbour.example',
};
const wordsFor = (field: string, value: unknown): string[] =>
  schema.safeParse({ ...given, [field]: value }).error?.issues.map(({ message }) => message) ?? [];

test('texts are trimmed, a web address gets its scheme, and omitted texts are empty', () => {
  expect(schema.parse(given)).toMatchObject({
    tenantOrganizationName: 'Harbour Talent',
    website: 'https://harbour.example',
    gender: '',
    fax: '',
  });
});

test('a missing field is required by its name', () => {
  expect(wordsFor('firstName', '')).toEqual(['First Name is required!']);
  expect(wordsFor('phoneNo', ' ')).toEqual(['Phone is required!']);
  expect(wordsFor('website', '')).toEqual(['Website is required!']);
  expect(wordsFor('tenantOrganizationName', 'x'.repeat(200))).toEqual([
    'Organization Name must not exceed 200 characters!',
  ]);
});

test('a web address that is invalid or runs a script is refused', () => {
  for (const website of ['javascript:alert(1)', 'harbour', 'ftp://harbour.example', 'https://'])
    expect(wordsFor('website', website)).toEqual(['Please enter a valid web address.']);
});

test('phones and domains are validated', () => {
  expect(wordsFor('fax', 'call me')).toEqual(['Fax may have digits, spaces and + ( ) - . / only.']);
  expect(wordsFor('tenantDomain', 'https://harbour.example')).toEqual([
    'Please enter a valid domain, such as agency.example.',
  ]);
  expect(wordsFor('email', 'mara')).toEqual(['Please enter a valid email address.']);
});
