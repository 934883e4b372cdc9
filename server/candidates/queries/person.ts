import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { CountryCode } from 'libphonenumber-js';
import { contactNumberError, e164Of, type ParsePhone } from '#contract/candidates/rules.ts';
import type { Database } from '#server/database.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { identityKeys, keyText, type IdentityKey } from '../rules/identity-keys.ts';

/** The identity of a person, as typed. */
export interface PersonIdentity {
  emailAddress: string;
  contactNumber: string;
  linkedIn: string;
  currentCountryId: number | null;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The number plans of all countries are loaded on first use, to keep the start fast. */
const loadParsePhone = async (): Promise<ParsePhone> => {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js');
  return (text, code) => parsePhoneNumberFromString(text, code as CountryCode | undefined);
};

/** Gives a parser of phone numbers to E.164, with the country for numbers without a country code. */
export const loadPhoneParser = async (code: string | undefined): Promise<(text: string) => string> => {
  const parse = await loadParsePhone();
  return (text) => e164Of(parse, text, code);
};

const countryCode = async (db: Kysely<Database>, id: number | null): Promise<string | undefined> =>
  id === null
    ? undefined
    : (await db.selectFrom('country').select('code').where('id', '=', id).executeTakeFirst())?.code;

/** Gives a parser of phone numbers to E.164, with this country for numbers without a country code. */
export const phoneParserOf = async (
  db: Kysely<Database>,
  countryId: number | null,
): Promise<(text: string) => string> => loadPhoneParser(await countryCode(db, countryId));

/** The identity keys of a person; the candidate's country decides how a local phone number is parsed. */
export const personKeys = async (
  db: Kysely<Database>,
  person: PersonIdentity,
  ownDomains: readonly string[] = [],
): Promise<IdentityKey[]> => {
  const e164 = await phoneParserOf(db, person.currentCountryId);
  return identityKeys(person, { e164, hash }, ownDomains);
};

/** The identity keys of people submitted by an agency, whose own domains do not identify anyone; in the given order. */
export const keysOfPeopleForAgency = async (
  scope: AgencyScope,
  people: readonly PersonIdentity[],
): Promise<IdentityKey[][]> => {
  const rows = await scope.db
    .selectFrom('appUser')
    .select(sql<string>`split_part(email, '@', 2)`.as('domain'))
    .distinct()
    .where('tenantId', '=', scope.tenantId)
    .where('deletedAt', 'is', null)
    .execute();
  const domains = rows.map((row) => row.domain);
  const parsers = new Map<number | null, (text: string) => string>();
  for (const countryId of new Set(people.map(({ currentCountryId }) => currentCountryId)))
    parsers.set(countryId, await phoneParserOf(scope.db, countryId));
  return people.map((person) => {
    const e164 = parsers.get(person.currentCountryId) ?? (() => '');
    return identityKeys(person, { e164, hash }, domains);
  });
};

/** The identity keys of one such person. */
export const personKeysForAgency = async (scope: AgencyScope, person: PersonIdentity): Promise<IdentityKey[]> =>
  (await keysOfPeopleForAgency(scope, [person]))[0] ?? [];

/** Why an email to a candidate cannot go to this address: it must be the candidate's own. Source: domain rules D22. */
export const candidateEmailError = async (scope: AgencyScope, emailAddress: string): Promise<string | undefined> => {
  const keys = await personKeysForAgency(scope, {
    emailAddress,
    contactNumber: '',
    linkedIn: '',
    currentCountryId: null,
  });
  return keys.length > 0 ? undefined : "Please enter the candidate's own address, not one of your agency.";
};

/** The stored keys of a candidate. */
export const keysOfCandidate = async (scope: AgencyScope, candidateId: string): Promise<IdentityKey[]> =>
  scope.db
    .selectFrom('candidateIdentity')
    .select(['keyType', 'keyHash'])
    .where('candidateId', '=', candidateId)
    .where('supplierId', '=', scope.tenantId)
    .execute();

/** Errors of a person's contact details: an unknown country, or an invalid number. */
export const personErrors = async (
  scope: AgencyScope,
  person: PersonIdentity,
): Promise<{ field: string; message: string }[]> => {
  const code = await countryCode(scope.db, person.currentCountryId);
  const faults = [];
  if (person.currentCountryId !== null && code === undefined) {
    faults.push({ field: 'currentCountryId', message: 'Select a country from the list.' });
  }
  const message = contactNumberError(await loadParsePhone(), person.contactNumber, code);
  if (message !== undefined) faults.push({ field: 'contactNumber', message });
  return faults;
};

/**
 * The current owner of a person in a talent request of a client, or at the client where no request is given: the calling
 * agency, another one, or none.
 */
export const findPersonOwner = async (
  scope: AgencyScope,
  { clientId, talentRequestId }: { clientId: string; talentRequestId: string | undefined },
  keys: readonly IdentityKey[],
): Promise<{ who: 'self' | 'other'; until: Date } | undefined> => {
  if (keys.length === 0) return undefined;
  const { rows } = await sql<{ owner: 'self' | 'other'; ownedUntil: Date }>`
    select * from app.person_owner(${clientId}, ${talentRequestId ?? clientId}, ${keys.map(keyText)}::text[], ${scope.now})`.execute(
    scope.db,
  );
  return rows[0] && { who: rows[0].owner, until: rows[0].ownedUntil };
};
