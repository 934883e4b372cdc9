import { candidateStatus } from '#contract/candidates/states.ts';
import { changeStatus, blocksOtherSubmissions, isTakenInRequest, withdrawModelCandidate } from './consequences.ts';
import { openStatusIds } from './expected-reasons.ts';
import type { Agency, ModelCandidate, ModelDispute, ModelMarket, ModelOwnership, ModelRequest } from './market.ts';
import { isChained, knownContacts } from './people/contacts.ts';

// The ownership of people, which decides who may present them to the client, and its changes through claims, disputes
// and withdrawn consents. Source: domain rules D12, D22.

/** The number of people who can be submitted, so few that two agencies often want the same one. */
export const personCount = 4;

const day = 86_400_000;

/** Returns the scope of an ownership: the whole client or one talent request. */
export const ownershipScopeOf = (market: ModelMarket, requestId: string): string =>
  market.ownershipScope === 'all_requests' ? market.clientId : requestId;

const rowOf = (market: ModelMarket, person: number, scopeId: string): ModelOwnership | undefined =>
  market.ownerships.find((one) => one.person === person && one.scopeId === scopeId);

/**
 * Returns the contacts of an agency's candidates for a person, together with those of the agency's current or expired
 * ownership of the person.
 */
export const contactsThrough = (
  market: ModelMarket,
  of: Agency,
  { person, scopeId }: Pick<ModelOwnership, 'person' | 'scopeId'>,
): Set<string> => {
  const known = knownContacts(market, { of, person }, { scopeId });
  const row = rowOf(market, person, scopeId);
  return row?.of === of ? known.union(row.contacts) : known;
};

/** Makes somebody the owner of a person from now on, for the client's period. */
const changeOwner = (
  market: ModelMarket,
  { person, scopeId }: Pick<ModelOwnership, 'person' | 'scopeId'>,
  { of, contacts, now }: Pick<ModelOwnership, 'of' | 'contacts'> & { now: number },
): void => {
  const row = rowOf(market, person, scopeId);
  const isOwn = row?.of === of && row.until > now;
  const since = isOwn ? row.since : now;
  const until = now + market.ownershipDays * day;
  const first = isOwn ? row.first : null;
  const next = { person, scopeId, of, contacts: isOwn ? contacts.union(row.contacts) : contacts, since, first, until };
  if (row) Object.assign(row, next);
  else market.ownerships.push(next);
};

/** Returns the current ownership of a person in a talent request; undefined if nobody owns the person now. */
export const findModelOwnership = (
  market: ModelMarket,
  person: number,
  requestId: string,
  now: number,
): ModelOwnership | undefined => {
  const row = rowOf(market, person, ownershipScopeOf(market, requestId));
  return row && row.until > now ? row : undefined;
};

export const findModelOwner = (...of: Parameters<typeof findModelOwnership>): ModelOwnership['of'] | undefined =>
  findModelOwnership(...of)?.of;

/** Returns the codes of the refusal that an agency gets if it looks this person up; empty if there is none. */
export const personRefusalCodes = (
  market: ModelMarket,
  of: Agency,
  { person, request, now }: { person: number; request: ModelRequest; now: number },
): string[] => {
  const inRequest = market.candidates.some(
    (one) => one.of === of && one.person === person && one.request === request && blocksOtherSubmissions(one),
  );
  if (inRequest) return ['candidate-in-request'];
  const owner = findModelOwner(market, person, request.id, now);
  return owner !== undefined && owner !== of ? ['candidate-not-available'] : [];
};

/**
 * Returns the codes of the refusal that a submission gets; empty if there is none. Unlike a lookup, a submission is
 * also refused while another agency's candidate is still in the request.
 */
export const submissionRefusalCodes = (
  market: ModelMarket,
  of: Agency,
  at: { person: number; request: ModelRequest; now: number },
): string[] => {
  const looked = personRefusalCodes(market, of, at);
  return looked.length > 0 || !isTakenInRequest(market, at) ? looked : ['candidate-not-available'];
};

/** Makes a candidate's agency the owner of the person, unless it is already. */
export const applyOwnership = (market: ModelMarket, candidate: ModelCandidate, now: number): void => {
  const scopeId = ownershipScopeOf(market, candidate.request.id);
  const until = now + market.ownershipDays * day;
  const row = rowOf(market, candidate.person, scopeId);
  // All contacts by which the agency knows the person are owned together.
  const contacts = knownContacts(market, candidate, { scopeId });
  if (isChained(market, candidate)) market.happened.push('a person is connected by a third candidate');
  if (!row) {
    const { person, of } = candidate;
    market.ownerships.push({ person, scopeId, of, contacts, since: now, first: candidate, until });
    return;
  }
  if (row.until > now && row.of === candidate.of) {
    if (row.first) candidate.owning = row.first;
    row.first ??= candidate;
    row.contacts = contacts.union(row.contacts);
    return;
  }
  market.happened.push(row.of === candidate.of ? 'an ownership begins again' : 'an ownership is taken over');
  Object.assign(row, { of: candidate.of, contacts, since: now, first: candidate, until });
};

/** Applies a successful claim: an open candidacy ends, and the employer owns the person unless another agency does. */
export const applySuccessfulClaim = (market: ModelMarket, candidate: ModelCandidate, now: number): void => {
  const scopeId = ownershipScopeOf(market, candidate.request.id);
  const row = rowOf(market, candidate.person, scopeId);
  if (!row || row.of === candidate.of || row.until <= now) {
    if (row?.of !== candidate.of || row.until <= now)
      market.happened.push('a client becomes the owner of a person without an owner');
    const contacts = contactsThrough(market, candidate.of, { person: candidate.person, scopeId });
    changeOwner(market, { person: candidate.person, scopeId }, { of: 'client', contacts, now });
  }
  if (openStatusIds.includes(candidate.statusId)) changeStatus(candidate, candidateStatus.rejected);
};

/** Marks claims that were not answered in time as successful. */
export const upholdUnansweredClaims = (market: ModelMarket, now: number): void => {
  for (const candidate of market.candidates) {
    if (candidate.claim?.state !== 'open' || candidate.claim.answerBy > now) continue;
    candidate.claim.state = 'lapsed';
    market.happened.push('a claim lapses');
    applySuccessfulClaim(market, candidate, now);
  }
};

/**
 * Applies a candidate's withdrawal of consent: an open candidacy ends, and the agency remains the person's owner only
 * if it has another candidacy for the person. A hire is not affected.
 */
export const applyConsentWithdrawal = (market: ModelMarket, candidate: ModelCandidate, now: number): void => {
  candidate.isConsentWithdrawn = true;
  if (candidate.statusId === candidateStatus.hired) {
    market.happened.push('a consent is withdrawn after the hire');
    return;
  }
  if (openStatusIds.includes(candidate.statusId)) withdrawModelCandidate(candidate, now, false);
  else market.happened.push('a consent is withdrawn after the candidacy');
  const { person, of, request } = candidate;
  const scopeId = ownershipScopeOf(market, request.id);
  const row = rowOf(market, person, scopeId);
  const isKept = market.candidates.some(
    (one) =>
      one.person === person &&
      one.of === of &&
      !one.isConsentWithdrawn &&
      one.submittedAt >= (row?.since ?? 0) &&
      ownershipScopeOf(market, one.request.id) === scopeId,
  );
  if (row?.of === of && !isKept) market.ownerships.splice(market.ownerships.indexOf(row), 1);
};

type Disputed = Pick<ModelDispute, 'owner' | 'person' | 'scopeId'>;

/** Returns the owner's candidates who are this person, within the scope of the disputed ownership. */
export const candidatesInDispute = (market: ModelMarket, { owner, person, scopeId }: Disputed): ModelCandidate[] =>
  market.candidates.filter(
    (one) => one.of === owner && one.person === person && [market.clientId, one.request.id].includes(scopeId),
  );

/** Returns the candidates that a dispute affects: all except hired ones. */
const affected = (market: ModelMarket, dispute: Disputed): ModelCandidate[] =>
  candidatesInDispute(market, dispute).filter(({ statusId }) => statusId !== candidateStatus.hired);

const hires = (market: ModelMarket, dispute: Disputed): ModelCandidate[] =>
  candidatesInDispute(market, dispute).filter(({ statusId }) => statusId === candidateStatus.hired);

/** Blocks hires until a dispute ends, and puts the fees of earlier hires on hold. */
export const blockHires = (market: ModelMarket, dispute: Disputed): void => {
  for (const hire of hires(market, dispute)) {
    hire.feeState ??= 'on_hold';
    market.happened.push('a fee is put on hold');
  }
  for (const candidate of affected(market, dispute)) candidate.disputeState ??= 'pending';
};

/** Unblocks hires and releases fees after a dispute that doesn't change the owner. */
export const unblockHires = (market: ModelMarket, dispute: Disputed): void => {
  for (const hire of hires(market, dispute)) if (hire.feeState === 'on_hold') hire.feeState = null;
  for (const candidate of affected(market, dispute))
    if (candidate.disputeState === 'pending') candidate.disputeState = null;
};

/** Whether an undecided dispute blocks the hire of a new candidate. */
export const isDisputed = (
  market: ModelMarket,
  { of, person, request }: Pick<ModelCandidate, 'of' | 'person' | 'request'>,
) =>
  market.disputes.some(
    (one) =>
      one.state === 'open' &&
      one.owner === of &&
      one.person === person &&
      [market.clientId, request.id].includes(one.scopeId),
  );

/**
 * Whether the agency can't dispute a person, because it has already done so, or because it lost the person in a
 * dispute.
 */
export const hasDisputedBefore = (market: ModelMarket, of: Agency, person: number, request: ModelRequest): boolean =>
  market.disputes.some(
    (one) =>
      one.person === person &&
      ((one.of === of && (market.ownershipScope === 'all_requests' || one.request === request)) ||
        (one.owner === of && one.state === 'upheld' && [market.clientId, request.id].includes(one.scopeId))),
  );

/** Gives a person to the agency that opened an upheld dispute, and ends the owner's candidacies. */
export const applyUpheldDispute = (market: ModelMarket, dispute: ModelDispute, now: number): void => {
  for (const candidate of affected(market, dispute)) {
    candidate.disputeState = 'lost';
    if (openStatusIds.includes(candidate.statusId)) changeStatus(candidate, candidateStatus.rejected);
  }
  for (const hire of hires(market, dispute)) {
    hire.feeState = 'assigned';
    market.happened.push('a fee is assigned to the other agency');
  }
  const row = rowOf(market, dispute.person, dispute.scopeId);
  if (!row || row.until <= now) market.happened.push('a dispute is upheld after the ownership has ended');
  // If neither party to the dispute owns the person by now, the ownership doesn't change.
  else if (row.of !== dispute.owner && row.of !== dispute.of) return;
  const contacts = knownContacts(market, dispute, dispute).union(contactsThrough(market, dispute.owner, dispute));
  changeOwner(market, dispute, { of: dispute.of, contacts, now });
};
