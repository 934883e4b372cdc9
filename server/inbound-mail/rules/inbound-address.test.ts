import { expect, test } from 'vitest';
import { cvAddress, replyAddress, inboundAddressToken } from './inbound-address.ts';

const token = '0123456789abcdef0123456789abcdef';
const domain = 'reply.rolecall.example';

test('an address leads back to its token, whatever its case', () => {
  expect(inboundAddressToken(replyAddress(token, domain), domain)).toBe(token);
  expect(inboundAddressToken(cvAddress(token, domain).toUpperCase(), domain)).toBe(token);
});

test('the part before the @ has at most 64 octets (RFC 5321)', () => {
  expect(replyAddress(token, domain).indexOf('@')).toBeLessThanOrEqual(64);
});

test.each([
  `reply+${token}@other.example`,
  `reply+${token}@evil.example@${domain}`,
  `reply+${token.slice(1)}@${domain}`,
  `reply@${domain}`,
  `info+${token}@${domain}`,
  token,
  '',
])('%s is not an address of ours', (address) => {
  expect(inboundAddressToken(address, domain)).toBeUndefined();
});
