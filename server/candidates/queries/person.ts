import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { CountryCode } from 'libphonenumber-js';
import { contactNumberError, toE164, type ParsePhone } from '#contract/candidates/rules.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import type { Database } from '#server/database.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { identityKeys, identityKeyText, type IdentityKey } from '../rules/identity-keys.ts';

const agencyAddress = inputError('Please enter the candidate’s own address, not one at your agency.');
const unknownCountry = inputError('Select a country from the list.');

/** The identifying details of a person, as typed. */
export interface PersonIdentity {
  emailAddress: string;
  contactNumber: string;
  linkedIn: string;
  currentCountryId: number | null;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Loads the number plans of all countries on first use, so that the server starts fast. */
const loadParsePhone = async (): Promise<ParsePhone> => {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js');
  return (text, code) => parsePhoneNumberFromString(text, code as CountryCode | undefined);
};

/**
 * Returns a parser of phone numbers to E.164. Numbers without a country code are read as numbers in the country with
 * this code.
 */
export const loadPhoneParser = async (code: string | undefined): Promise<(text: string) => string> => {
  const parse = await loadParsePhone();
  return (text) => toE164(parse, text, code);
};

const countryCode = async (db: Kysely<Database>, id: number | null): Promise<string | undefined> =>
  id === null
    ? undefined
    : (await db.selectFrom('country').select('code').where('id', '=', id).executeTakeFirst())?.code;

/** Returns a parser of phone numbers to E.164. Numbers without a country code are read as numbers in this country. */
export const phoneParserOf = async (
  db: Kysely<Database>,
  countryId: number | null,
): Promise<(text: string) => string> => loadPhoneParser(await countryCode(db, countryId));

/** Returns a person's identity keys. The candidate's country decides how a local phone number is parsed. */
export const personKeys = async (db: Kysely<Database>, person: PersonIdentity): Promise<IdentityKey[]> =>
  identityKeys(person, { e164: await phoneParserOf(db, person.currentCountryId), hash });

type AgencyDatabase = Pick<AgencyScope, 'db' | 'tenantId'>;

const readAgencyDomains = async ({ db, tenantId }: AgencyDatabase): Promise<string[]> => {
  const rows = await db
    .selectFrom('appUser')
    .select(sql<string>`split_part(email, '@', 2)`.as('domain'))
    .distinct()
    .where('tenantId', '=', tenantId)
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map(({ domain }) => domain);
};

/**
 * Returns the phone numbers of an agency's profile and offices in E.164. Each number is read with the given parsers and
 * for the country of every office, because a number without a country code could be from any of these countries.
 */
const readAgencyNumbers = async (
  { db, tenantId }: AgencyDatabase,
  parsers: readonly ((text: string) => string)[],
): Promise<string[]> => {
  const offices = await db
    .selectFrom('officeAddress')
    .innerJoin('country', 'country.id', 'officeAddress.countryId')
    .select(['country.code', 'officeAddress.phone'])
    .where('tenantId', '=', tenantId)
    .execute();
  const profile = await db
    .selectFrom('agencyProfile')
    .select(['phoneNo', 'mobile', 'fax'])
    .where('tenantId', '=', tenantId)
    .executeTakeFirst();
  const codes = [...new Set(offices.map(({ code }) => code))];
  const all = [...parsers, ...(await Promise.all(codes.map(loadPhoneParser)))];
  const phones = [...offices.map(({ phone }) => phone), ...Object.values(profile ?? {})];
  return phones.flatMap((phone) => all.map((e164) => e164(phone)));
};

/**
 * Returns the identity keys of people submitted by an agency, in the given order. The agency's own email domains and phone
 * numbers don't identify anyone. Source: domain rules D12.
 */
export const identityKeysForAgency = async (
  scope: AgencyDatabase,
  people: readonly PersonIdentity[],
): Promise<IdentityKey[][]> => {
  const domains = await readAgencyDomains(scope);
  const parsers = new Map<number | null, (text: string) => string>();
  for (const countryId of new Set(people.map(({ currentCountryId }) => currentCountryId)))
    parsers.set(countryId, await phoneParserOf(scope.db, countryId));
  const hasNumber = people.some(({ contactNumber }) => contactNumber !== '');
  const numbers = hasNumber ? await readAgencyNumbers(scope, [...parsers.values()]) : [];
  return people.map((person) => {
    const e164 = parsers.get(person.currentCountryId) ?? (() => '');
    return identityKeys(person, { e164, hash }, { domains, numbers });
  });
};

/** Returns the identity keys of one person submitted by an agency. */
export const personKeysForAgency = async (scope: AgencyScope, person: PersonIdentity): Promise<IdentityKey[]> =>
  (await identityKeysForAgency(scope, [person]))[0] ?? [];

/**
 * Returns the reason why an email to a candidate can't be sent to this address. The address must be the candidate's
 * own. Source: domain rules D22.
 */
export const candidateEmailError = async (scope: AgencyScope, emailAddress: string): Promise<string | undefined> => {
  const keys = await personKeysForAgency(scope, {
    emailAddress,
    contactNumber: '',
    linkedIn: '',
    currentCountryId: null,
  });
  return keys.length > 0 ? undefined : agencyAddress.error();
};

/** Returns a candidate's stored identity keys. */
export const listCandidateIdentityKeys = async (scope: AgencyScope, candidateId: string): Promise<IdentityKey[]> =>
  scope.db
    .selectFrom('candidateIdentity')
    .select(['keyType', 'keyHash'])
    .where('candidateId', '=', candidateId)
    .where('supplierId', '=', scope.tenantId)
    .execute();

/** Returns errors in a person's contact details: an unknown country, or an invalid number. */
export const contactDetailErrors = async (
  scope: AgencyScope,
  person: PersonIdentity,
): Promise<{ field: string; message: string }[]> => {
  const code = await countryCode(scope.db, person.currentCountryId);
  const faults = [];
  if (person.currentCountryId !== null && code === undefined) {
    faults.push({ field: 'currentCountryId', message: unknownCountry.error() });
  }
  const message = contactNumberError(await loadParsePhone(), person.contactNumber, code);
  if (message !== undefined) faults.push({ field: 'contactNumber', message });
  return faults;
};

/**
 * Finds the current owner of a person in a client's talent request, or at the client if no request is given: the
 * calling agency, another agency, or nobody.
 */
export const findPersonOwner = async (
  scope: AgencyScope,
  { clientId, talentRequestId }: { clientId: string; talentRequestId: string | undefined },
  keys: readonly IdentityKey[],
): Promise<{ who: 'self' | 'other'; until: Date } | undefined> => {
  if (keys.length === 0) return undefined;
  const { rows } = await sql<{ owner: 'self' | 'other'; ownedUntil: Date }>`
    select * from app.person_owner(${clientId}, ${talentRequestId ?? clientId}, ${keys.map(identityKeyText)}::text[], ${scope.now})`.execute(
    scope.db,
  );
  return rows[0] && { who: rows[0].owner, until: rows[0].ownedUntil };
};
