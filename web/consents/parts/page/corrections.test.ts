import { expect, test } from 'vitest';
import { changedCorrections, correctionsSchema } from './corrections.ts';

const shown = {
  firstName: 'Ines',
  lastName: 'Okafor',
  contactNumber: '+61 491 570 156',
  linkedIn: '',
  location: 'Perth',
};

test('only what differs from the page is sent as a correction', () => {
  expect(changedCorrections(shown, { ...shown, location: ' Perth ' })).toEqual({});
  expect(changedCorrections(shown, { ...shown, lastName: ' Okafor-Lind ', contactNumber: '' })).toEqual({
    lastName: 'Okafor-Lind',
    contactNumber: '',
  });
});

test('a name is required, and a LinkedIn profile is checked as on the server', () => {
  const messages = (written: object): string[] =>
    correctionsSchema.safeParse({ ...shown, ...written }).error?.issues.map(({ message }) => message) ?? [];
  expect(messages({})).toEqual([]);
  expect(messages({ firstName: ' ' })).toEqual(['First name is required!']);
  expect(messages({ linkedIn: 'https://elsewhere.example/ines' })).toHaveLength(1);
  expect(messages({ location: 'x'.repeat(200) })).toHaveLength(1);
});
