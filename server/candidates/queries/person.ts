import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { CountryCode } from 'libphonenumber-js';
import { contactNumberError, e164Of, type ParsePhone } from '#contract/candidates/rules.ts';
import type { Database } from '#server/database.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { identityKeys, keyText, type IdentityKey } from '../rules/identity-keys.ts';

/** What a person is recognised by, as typed. */
export interface PersonIdentity {
  emailAddress: string;
  contactNumber: string;
  linkedIn: string;
  currentCountryId: number | null;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The plans of all countries' numbers are loaded when a person is first looked at: a start is quicker without. */
const loadParsePhone = async (): Promise<ParsePhone> => {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js');
  return (text, code) => parsePhoneNumberFromString(text, code as CountryCode | undefined);
};

/** Gives what reads a phone number as E.164, as one of the country where it has no country code. */
export const loadPhoneParser = async (code: string | undefined): Promise<(text: string) => string> => {
  const parse = await loadParsePhone();
  return (text) => e164Of(parse, text, code);
};

const countryCode = async (db: Kysely<Database>, id: number | null): Promise<string | undefined> =>
  id === null
    ? undefined
    : (await db.selectFrom('country').select('code').where('id', '=', id).executeTakeFirst())?.code;

/** The keys by which a person is recognised; the candidate's country says how a local phone number is read. */
export const personKeys = async (
  db: Kysely<Database>,
  person: PersonIdentity,
  ownDomains: readonly string[] = [],
): Promise<IdentityKey[]> => {
  const code = await countryCode(db, person.currentCountryId);
  return identityKeys(person, { e164: await loadPhoneParser(code), hash }, ownDomains);
};

/** The keys of a person as an agency submits them: its own domains do not name a person. */
export const personKeysForAgency = async (scope: AgencyScope, person: PersonIdentity): Promise<IdentityKey[]> => {
  const domains = await scope.db
    .selectFrom('appUser')
    .select(sql<string>`split_part(email, '@', 2)`.as('domain'))
    .distinct()
    .where('tenantId', '=', scope.tenantId)
    .where('deletedAt', 'is', null)
    .execute();
  return personKeys(
    scope.db,
    person,
    domains.map((row) => row.domain),
  );
};

/** The keys of a candidate as they are stored. */
export const keysOfCandidate = async (scope: AgencyScope, candidateId: string): Promise<IdentityKey[]> =>
  scope.db
    .selectFrom('candidateIdentity')
    .select(['keyType', 'keyHash'])
    .where('candidateId', '=', candidateId)
    .where('supplierId', '=', scope.tenantId)
    .execute();

/** What is wrong with how a person can be reached: a country that does not exist, a number that is none. */
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

/** The client, or the talent request where the client wants ownership to end with it. */
export interface OwnershipTarget {
  scopeId: string;
  days: number;
}

/** Where and for how long a person belongs to the agency that submits them; the client's setting. */
export const ownershipTarget = async (
  scope: AgencyScope,
  clientId: string,
  talentRequestId: string | undefined,
): Promise<OwnershipTarget | undefined> => {
  const client = await scope.db
    .selectFrom('tenant')
    .select(['ownershipDays', 'ownershipScope'])
    .where('id', '=', clientId)
    .executeTakeFirst();
  if (!client) return undefined;
  const scopeId = client.ownershipScope === 'all_requests' ? clientId : talentRequestId;
  return scopeId === undefined ? undefined : { scopeId, days: client.ownershipDays };
};

/** Who may present a person to a client at present: the calling agency, another one, or nobody in particular. */
export const ownerOf = async (
  scope: AgencyScope,
  clientId: string,
  place: OwnershipTarget | undefined,
  keys: readonly IdentityKey[],
): Promise<{ who: 'self' | 'other'; until: Date } | undefined> => {
  if (!place || keys.length === 0) return undefined;
  const { rows } = await sql<{ owner: 'self' | 'other'; ownedUntil: Date }>`
    select * from app.person_owner(${clientId}, ${place.scopeId}, ${keys.map(keyText)}::text[], ${scope.now})`.execute(
    scope.db,
  );
  return rows[0] && { who: rows[0].owner, until: rows[0].ownedUntil };
};
