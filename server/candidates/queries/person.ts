import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import type { Database } from '#server/database.ts';
import { identityKeys, type IdentityKey } from '../rules/identity-keys.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A phone number as E.164, read as one of the country where it has no country code; empty when it is none. */
export const e164 = (text: string, countryCode: string | undefined): string => {
  const number = parsePhoneNumberFromString(text, countryCode as CountryCode | undefined);
  return number?.isPossible() ? number.number : '';
};

/** The keys by which a person is recognised; the candidate's country says how a local phone number is read. */
export const personKeys = async (
  db: Kysely<Database>,
  person: { emailAddress: string; contactNumber: string; linkedIn: string; currentCountryId: number | null },
): Promise<IdentityKey[]> => {
  const country =
    person.currentCountryId === null
      ? undefined
      : await db.selectFrom('country').select('code').where('id', '=', person.currentCountryId).executeTakeFirst();
  return identityKeys(person, { e164: (text) => e164(text, country?.code), hash });
};
