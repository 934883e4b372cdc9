import { expect, test } from 'vitest';
import { submitTestimonial } from './operations.ts';
import { testimonialFormPath, isLinkExpired } from './rules.ts';

const whole = {
  token: 'a-token',
  fullName: 'Tove Aldermann',
  company: 'Northwind Health',
  jobTitle: 'Head of Talent',
  recommendation: 'They listen.',
  logoPath: '/api/v1/testimonial/logo/x',
};

test.each([
  ['fullName', '', 'Please input your Name!'],
  ['fullName', undefined, 'Please input your Name!'],
  ['company', '  ', 'Please input your Organization!'],
  ['jobTitle', '', 'Please input your Job Title!'],
  ['recommendation', ' ', 'Please input your Testimonial.'],
  ['recommendation', 'x'.repeat(501), 'Message must not exceed to 500 characters'],
  ['logoPath', undefined, 'Please upload the Logo of your Organization!'],
])('a testimonial whose %s is %j is refused with its message', (field, value, words) => {
  const { error } = submitTestimonial.input.safeParse({ ...whole, [field]: value });
  expect(error?.issues[0]).toMatchObject({ path: [field], message: words });
});

test('a testimonial of 500 characters is accepted, without the surrounding blanks', () => {
  const parsed = submitTestimonial.input.parse({ ...whole, recommendation: ` ${'x'.repeat(500)} ` });
  expect(parsed.recommendation).toHaveLength(500);
});

test('the form has the URL of the specification', () => {
  expect(testimonialFormPath('abc')).toBe('/Agency/createtestimonial/abc');
});

test('a link expires at its time, and only while it is unused', () => {
  const expiresAt = new Date('2026-12-01T00:00:00Z');
  expect(isLinkExpired({ status: 'requested', expiresAt }, new Date('2026-11-30T23:59:59Z'))).toBe(false);
  expect(isLinkExpired({ status: 'requested', expiresAt }, expiresAt)).toBe(true);
  expect(isLinkExpired({ status: 'approved', expiresAt }, expiresAt)).toBe(false);
});
