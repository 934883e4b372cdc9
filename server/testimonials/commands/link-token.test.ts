import { expect, test } from 'vitest';
import { hashLinkToken, createTestimonialToken } from './link-token.ts';

test('a token has 256 random bits, and its stored hash does not reveal it', () => {
  const [one, other] = [createTestimonialToken(), createTestimonialToken()];
  expect(Buffer.from(one.token, 'base64url')).toHaveLength(32);
  expect(one.token).not.toBe(other.token);
  expect(one.tokenHash).toBe(hashLinkToken(one.token));
  expect(one.tokenHash).not.toContain(one.token);
});
