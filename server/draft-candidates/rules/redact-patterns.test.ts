import { expect, test } from 'vitest';
import { addressLabel, fieldEnd, fieldStart, inAnyCase } from './redact-patterns.ts';

test.each(['Line ID', 'line id', 'LINE ID', 'Skype name', 'Skype ID'])('%j is matched in any case', (label) => {
  expect(new RegExp(`^${inAnyCase('(?:line id|skype (?:id|name))')}$`).test(label)).toBe(true);
});

test.each(['Nurse', 'Perth | Nurse', 'Perth  Nurse | 2019', '• Nurse\tPerth', 'Perth\nNurse\n2019'])(
  'the field is found in %j',
  (text) => {
    expect(text.match(new RegExp(`${fieldStart}Nurse${fieldEnd}`, 'm'))?.[0].trim()).toMatch(/^(?:• )?Nurse$/);
  },
);

test('a word inside a field is not the field', () => {
  expect(new RegExp(`${fieldStart}Nurse${fieldEnd}`, 'm').test('Charge Nurse, 2019 | Perth')).toBe(false);
});

test('an email or IP address is no postal address', () => {
  const labels = ['address', 'present address', 'email address', 'ip address'];
  expect(labels.filter((label) => new RegExp(`^${addressLabel}$`).test(label))).toEqual(labels.slice(0, 2));
});
