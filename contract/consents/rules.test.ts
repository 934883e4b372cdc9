import { expect, test } from 'vitest';
import { consentPath, consentText, isConsentAnswerable } from './rules.ts';

const now = new Date('2026-11-20T04:00:00Z');
const later = new Date('2026-11-20T04:00:00.001Z');

test('a request can be answered while it waits, before it expires', () => {
  expect(isConsentAnswerable({ state: 'waiting', expiresAt: later }, now)).toBe(true);
  expect(isConsentAnswerable({ state: 'waiting', expiresAt: now }, now)).toBe(false);
  expect(isConsentAnswerable({ state: 'agreed', expiresAt: later }, now)).toBe(false);
});

test('the text names agency, client and position', () => {
  const text = consentText(1, { agency: 'Harbour Talent', client: 'Northwind Health', job: 'Theatre Nurse' });
  expect(text).toHaveLength(3);
  expect(text[0]).toBe(
    'I agree that Harbour Talent may represent me to Northwind Health for the position “Theatre Nurse”.',
  );
  expect(text[1]).toContain('Harbour Talent may give Northwind Health');
});

test('the page of a candidate', () => {
  expect(consentPath('abc')).toBe('/consent/abc');
});
