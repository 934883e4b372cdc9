import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityKeys, identityKeyText, normaliseEmail, type AgencyContacts } from './identity-keys.ts';

const tools = { e164: (text: string) => text.replace(/\D/g, ''), hash: (text: string) => `#${text}` };
const keysOf = (given: object, agency?: AgencyContacts) =>
  identityKeys({ emailAddress: '', contactNumber: '', linkedIn: '', ...given }, tools, agency).map(identityKeyText);

describe('normalisedEmail', () => {
  it('is lower case and trimmed', () => {
    expect(normaliseEmail('  Ingrid@Maalouf.Example ')).toBe('ingrid@maalouf.example');
  });

  it('is empty for an invalid address', () => {
    expect([normaliseEmail(''), normaliseEmail('ingrid'), normaliseEmail('a b@c.example')]).toEqual(['', '', '']);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(normaliseEmail(normaliseEmail(email))).toBe(normaliseEmail(email.toUpperCase()));
      }),
    );
  });
});

describe('identityKeys', () => {
  it('are one for each known value, always in the same order', () => {
    expect(keysOf({ linkedIn: 'ingrid-m', contactNumber: '+61 491 570 156', emailAddress: 'I@m.example' })).toEqual([
      'email:#email:i@m.example',
      'linkedin:#linkedin:ingrid-m',
      'phone:#phone:61491570156',
    ]);
    expect(keysOf({})).toEqual([]);
  });

  it("leave out the agency's own domains, but not free mail (D12)", () => {
    const own = { domains: ['harbour.example', 'gmail.example'], numbers: [] };
    expect(keysOf({ emailAddress: 'cv@harbour.example' }, own)).toEqual([]);
    expect(keysOf({ emailAddress: 'ingrid@gmail.example' }, own)).toEqual(['email:#email:ingrid@gmail.example']);
    expect(keysOf({ emailAddress: 'ingrid@notharbour.example' }, own)).toHaveLength(1);
  });

  it("leave out the agency's own phone numbers (D12)", () => {
    const own = { domains: [], numbers: ['61255501234'] };
    expect(keysOf({ contactNumber: '+61 2 5550 1234' }, own)).toEqual([]);
    expect(keysOf({ contactNumber: '+61 2 5550 1235' }, own)).toEqual(['phone:#phone:61255501235']);
  });
});
