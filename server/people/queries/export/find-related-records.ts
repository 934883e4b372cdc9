import { sql, type RawBuilder } from 'kysely';
import { linkedInSlug } from '#contract/candidates/rules.ts';
import { identityKeyText, identityKeysForAgency, type PersonIdentity } from '#server/candidates/public.ts';
import { readCvDetails } from '#server/platform/files/parser/cv-details.ts';
import type { Scope } from '#server/platform/scope/scope.ts';

type AgencyDatabase = Pick<Scope, 'db'> & { readonly tenantId: string };
interface NamedIdentity extends PersonIdentity {
  readonly firstName: string;
  readonly lastName: string;
}

/** The IDs of an agency's records about a person that aren't submissions. */
export interface RelatedRecordIds {
  readonly draftCandidateIds: readonly string[];
  readonly submissionDraftIds: readonly string[];
  readonly consentRequestIds: readonly string[];
  /** The disputes that the agency opened. */
  readonly disputeIds: readonly string[];
}

const nothing: RelatedRecordIds = {
  draftCandidateIds: [],
  submissionDraftIds: [],
  consentRequestIds: [],
  disputeIds: [],
};

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** The number of trailing digits to compare. They are the same with and without the country code. */
const comparedDigits = 8;
const finalDigits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-comparedDigits);
const contains = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Returns a condition that is true for every text with one of the people's addresses, profiles or phone numbers, and
 * for few others, so that most rows need no exact comparison.
 */
const mayMention = (people: readonly PersonIdentity[]) => {
  const slugs = people.map(({ linkedIn }) => linkedInSlug(linkedIn)).filter((slug) => slug !== '');
  const texts = [
    ...people.map(({ emailAddress }) => emailAddress.trim().toLowerCase()).filter((email) => email !== ''),
    ...slugs,
    ...slugs.map((slug) => encodeURIComponent(slug).toLowerCase()),
  ].map(contains);
  const phones = people
    .map(({ contactNumber }) => finalDigits(contactNumber))
    .filter((digits) => digits.length === comparedDigits)
    .map(contains);
  return (text: RawBuilder<string | null>) => sql<boolean>`coalesce(
    lower(${text}) like any(${texts}::text[])
    or regexp_replace(${text}, '[^0-9]', '', 'g') like any(${phones}::text[]), false)`;
};

/** Returns the identity of the person named in the fields of a saved form. */
const formIdentity = (fields: unknown): NamedIdentity => {
  const given = (fields ?? {}) as Record<string, unknown>;
  const text = (name: string): string => (typeof given[name] === 'string' ? given[name] : '');
  const country = given['currentCountryId'];
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    emailAddress: text('emailAddress'),
    contactNumber: text('contactNumber'),
    linkedIn: text('linkedIn'),
    currentCountryId: typeof country === 'number' ? country : null,
  };
};

/** Returns the identities of the person in a CV, one for each phone number. Referees' details are left out. */
const cvIdentities = (text: string | null, { firstName, lastName, currentCountryId }: NamedIdentity) => {
  if (text === null || text === '') return [];
  const { emailAddress, phones, linkedIn } = readCvDetails(text);
  return (phones.length === 0 ? [''] : phones).map((contactNumber) => ({
    firstName,
    lastName,
    emailAddress,
    contactNumber,
    linkedIn,
    currentCountryId,
  }));
};

const sameText = (one: string, other: string): boolean =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether two records have the same address and name, which identifies a person even at an agency's own address. */
const isSamePerson = (one: NamedIdentity, other: NamedIdentity): boolean =>
  sameText(one.emailAddress, other.emailAddress) &&
  sameText(one.firstName, other.firstName) &&
  sameText(one.lastName, other.lastName);

/**
 * Finds an agency's records about the person behind these candidates, other than the candidates themselves: drafts,
 * requests for consent and disputes with one of the person's identity keys. Source: domain rules D12.
 */
export const findRelatedRecords = async (
  scope: AgencyDatabase,
  candidateIds: readonly string[],
): Promise<RelatedRecordIds> => {
  const { db, tenantId } = scope;
  if (candidateIds.length === 0) return nothing;
  const people = await db
    .selectFrom('candidate')
    .select(['firstName', 'lastName', 'emailAddress', 'contactNumber', 'linkedIn', 'currentCountryId'])
    .where('id', 'in', candidateIds)
    .where('supplierId', '=', tenantId)
    .where('erasedAt', 'is', null)
    .execute();
  if (people.length === 0) return nothing;
  const stored = await db
    .selectFrom('candidateIdentity')
    .select(['keyType', 'keyHash'])
    .where('candidateId', 'in', candidateIds)
    .where('supplierId', '=', tenantId)
    .execute();
  const calculated = await identityKeysForAgency(scope, people);
  const keys = new Set([...stored, ...calculated.flat()].map(identityKeyText));
  const mentions = mayMention(people);

  /**
   * Returns the IDs of the records in which an identity has one of the person's keys, or the person's address and name.
   */
  const ofPerson = async <Row extends { id: string }>(
    rows: readonly Row[],
    identitiesOf: (row: Row) => readonly NamedIdentity[],
  ): Promise<string[]> => {
    const found = rows.flatMap((row) => identitiesOf(row).map((identity) => ({ id: row.id, identity })));
    const itsKeys = await identityKeysForAgency(
      scope,
      found.map(({ identity }) => identity),
    );
    const matching = found.filter(
      ({ identity }, at) =>
        (itsKeys[at] ?? []).some((key) => keys.has(identityKeyText(key))) ||
        people.some((person) => isSamePerson(person, identity)),
    );
    return [...new Set(idsOf(matching))];
  };

  const drafts = await db
    .selectFrom('draftCandidate as d')
    .leftJoin('candidateDocument as cv', 'cv.id', 'd.documentId')
    .select(['d.id', 'd.candidateId', 'd.firstName', 'd.lastName', 'd.emailAddress', 'd.currentCountryId'])
    .select('cv.textContent')
    .where('d.supplierId', '=', tenantId)
    .where(({ or, eb }) =>
      or([eb('d.candidateId', 'in', candidateIds), mentions(sql`d.email_address`), mentions(sql`cv.text_content`)]),
    )
    .execute();
  const submitted = drafts.filter(({ candidateId }) => candidateId !== null && candidateIds.includes(candidateId));
  const others = drafts.filter(({ candidateId }) => candidateId === null);
  const draftIds = await ofPerson(others, ({ textContent, ...draft }) => {
    const identity = { ...draft, contactNumber: '', linkedIn: '' };
    return [identity, ...cvIdentities(textContent, identity)];
  });

  const forms = await db
    .selectFrom('submissionDraft')
    .select(['id', 'fields'])
    .where('supplierId', '=', tenantId)
    .where(mentions(sql`fields::text`))
    .execute();

  const requests = await db
    .selectFrom('consentRequest as c')
    .leftJoin('candidate as k', 'k.consentRequestId', 'c.id')
    .select(['c.id', 'c.submission', 'c.emailAddress', 'c.firstName', 'c.lastName', 'k.id as candidateId'])
    .where('c.supplierId', '=', tenantId)
    .where('c.erasedAt', 'is', null)
    .where(({ or, eb }) =>
      or([eb('k.id', 'in', candidateIds), mentions(sql`c.email_address`), mentions(sql`c.submission::text`)]),
    )
    .execute();
  const answered = requests.filter(({ candidateId }) => candidateId !== null && candidateIds.includes(candidateId));
  const unsubmitted = requests.filter(({ candidateId }) => candidateId === null);
  const requestIds = await ofPerson(unsubmitted, ({ submission, emailAddress, firstName, lastName }) => [
    { ...formIdentity(submission), emailAddress, firstName, lastName },
  ]);

  const disputes = await db
    .selectFrom('ownershipDispute')
    .select('id')
    .where('supplierId', '=', tenantId)
    .where('erasedAt', 'is', null)
    .where(sql<boolean>`keys && ${[...keys]}::text[]`)
    .execute();

  return {
    draftCandidateIds: [...idsOf(submitted), ...draftIds],
    submissionDraftIds: await ofPerson(forms, ({ fields }) => [formIdentity(fields)]),
    consentRequestIds: [...idsOf(answered), ...requestIds],
    disputeIds: idsOf(disputes),
  };
};
