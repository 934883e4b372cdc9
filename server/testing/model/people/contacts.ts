import type { PersonVariant } from './person-variant.ts';
import type { Agency, ModelCandidate, ModelMarket, ModelOwnership, ModelRequest } from '../market.ts';

// The contacts with which agencies enter people. Entries that share a contact are the same person, even if only a third
// entry connects them. Source: domain rules D12.

const contacts: Readonly<Record<PersonVariant, readonly string[]>> = {
  0: ['person', 'phone'],
  1: ['person', 'profile'],
  2: ['private', 'phone', 'profile'],
  3: ['person'],
  4: ['work', 'phone'],
  5: ['old', 'profile'],
};
const allVariants: readonly PersonVariant[] = [0, 1, 2, 3, 4, 5];
const addresses = ['person', 'private', 'work', 'old'];

/** The contact details that an agency enters for a person. */
export interface PersonDetails {
  emailAddress: string;
  contactNumber: string;
  linkedIn: string;
}

/** Returns a person's details in one of the variants. */
export const personDetails = (person: number, variant: PersonVariant, tag: string): PersonDetails => {
  const name = `${String(person)}.${tag}`;
  const number = String(parseInt(tag, 16) % 1_000_000).padStart(6, '0');
  const has = contacts[variant];
  return {
    emailAddress: `${has.find((one) => addresses.includes(one)) ?? ''}.${name}@inbox.example`,
    contactNumber: has.includes('phone') ? `+61 4${String(person)} ${number.slice(0, 3)} ${number.slice(3)}0` : '',
    linkedIn: has.includes('profile') ? `https://www.linkedin.com/in/person-${name.replace('.', '-')}` : '',
  };
};

type Entered = Pick<ModelCandidate, 'of' | 'person' | 'request' | 'variant'>;
type Place = { readonly of: Agency; readonly person: number };

/** Whether a candidate's talent request belongs to the scope of an ownership. */
const isInScope = (market: ModelMarket, { request }: { request: ModelRequest }, scopeId: string): boolean =>
  [market.clientId, request.id].includes(scopeId);

const ownershipScope = (market: ModelMarket, request: ModelRequest): string =>
  market.ownershipScope === 'all_requests' ? market.clientId : request.id;

const contactsOf = (entries: readonly { readonly variant: PersonVariant }[]): Set<string> =>
  new Set(entries.flatMap(({ variant }) => contacts[variant]));

const meets = (one: Iterable<string>, other: ReadonlySet<string>): boolean => [...one].some((it) => other.has(it));
const share = (one: { variant: PersonVariant }, other: { variant: PersonVariant }): boolean =>
  meets(contacts[one.variant], new Set(contacts[other.variant]));

/** Returns an agency's candidates who are this person, in the scope of an ownership or in the whole market. */
const candidatesOf = (market: ModelMarket, { of, person }: Place, scopeId?: string): ModelCandidate[] =>
  market.candidates.filter(
    (one) => one.of === of && one.person === person && (scopeId === undefined || isInScope(market, one, scopeId)),
  );

/** Returns the contacts by which an agency knows a person: those given, and those of its candidates. */
export const knownContacts = (
  market: ModelMarket,
  place: Place,
  { variant, scopeId }: { variant?: PersonVariant; scopeId?: string } = {},
): Set<string> =>
  contactsOf([...candidatesOf(market, place, scopeId), ...(variant === undefined ? [] : [{ variant }])]);

/** Whether an ownership covers one of a candidate's contacts. */
export const coversCandidate = (
  owned: Pick<ModelOwnership, 'contacts'>,
  candidate: Pick<ModelCandidate, 'variant'>,
): boolean => meets(contacts[candidate.variant], owned.contacts);

/** Whether the contacts stored with a refusal include one by which the agency knows the person now. */
export const isRefusedBy = (refused: ReadonlySet<string>, known: ReadonlySet<string>): boolean => meets(refused, known);

/**
 * Whether everyone would recognise a person in this variant. The product can't know that two entries are the same person
 * while nothing connects them, and the model has no rule for that.
 */
export const isRecognised = (market: ModelMarket, entry: Entered, now: number): boolean => {
  const { of, person, request, variant } = entry;
  const scopeId = ownershipScope(market, request);
  const known = knownContacts(market, entry, { variant, scopeId });
  const owned = market.ownerships.find((one) => one.person === person && one.scopeId === scopeId && one.until > now);
  const theirs = knownContacts(market, { of: of === 'agency' ? 'rival' : 'agency', person }, { scopeId });
  const inRequest = market.candidates.filter((one) => one.person === person && one.request === request);
  return (
    [candidatesOf(market, entry), candidatesOf(market, entry, scopeId)].every(
      (own) => own.length === 0 || own.some((one) => share(one, entry)),
    ) &&
    inRequest.every((one) => share(one, entry)) &&
    (theirs.size === 0 || meets(theirs, known)) &&
    (!owned || meets(owned.contacts, known))
  );
};

const draw = (variants: readonly PersonVariant[], pick: number): PersonVariant | undefined =>
  variants[Math.floor(pick / 8) % Math.max(variants.length, 1)];

/**
 * Draws the variant in which a person is entered; undefined if there is none in which everyone recognises them. If the
 * market has at least three requests, variants are preferred that share no contact with one of the agency's candidates
 * and are connected to it only through another one.
 */
export const drawVariant = (
  market: ModelMarket,
  entry: Omit<Entered, 'variant'>,
  { pick, now }: { pick: number; now: number },
): PersonVariant | undefined => {
  const recognised = allVariants.filter((variant) => isRecognised(market, { ...entry, variant }, now));
  const own = candidatesOf(market, entry, ownershipScope(market, entry.request));
  const chained = recognised.filter(
    (variant) => market.requests.length > 2 && own.some((one) => !share(one, { variant })),
  );
  return draw(chained.length > 0 ? chained : recognised, pick);
};

/**
 * Draws the variant in which a dispute names a person. It shares a contact with each candidate, because decisions about
 * earlier disputes compare contacts directly.
 */
export const drawDisputedVariant = (
  market: ModelMarket,
  { person, request }: { person: number; request: ModelRequest },
  { pick, now }: { pick: number; now: number },
): PersonVariant | undefined => {
  const scopeId = ownershipScope(market, request);
  const candidates = market.candidates.filter((one) => one.person === person);
  const owned = market.ownerships.find((one) => one.person === person && one.scopeId === scopeId && one.until > now);
  const isNamed = (variant: PersonVariant): boolean => {
    if (!candidates.every((one) => share(one, { variant }))) return false;
    if (!owned || owned.of === 'client') return true;
    const named = new Set(contacts[variant].filter((one) => owned.contacts.has(one)));
    const theirs = knownContacts(market, { of: owned.of, person });
    return named.size > 0 && (theirs.size === 0 || meets(theirs, named));
  };
  return draw(
    ([0, 1, 2] as const).filter((variant) => isNamed(variant)),
    pick,
  );
};

/** Whether two of an agency's candidates are connected only by a third one. */
export const isChained = (market: ModelMarket, candidate: ModelCandidate): boolean =>
  candidatesOf(market, candidate, ownershipScope(market, candidate.request)).some((one) => !share(one, candidate));
