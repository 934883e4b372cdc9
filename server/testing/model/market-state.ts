import { candidateStatus } from '#contract/candidates/states.ts';
import {
  effectiveClosingTime,
  effectiveLotEnd,
  takesBids,
  type ModelApplication,
  type ModelCandidate,
  type ModelLot,
  type ModelMarket,
  type ModelPrequalification,
  type ModelRequest,
} from './market.ts';
import { modelPrequalificationStatusAt } from './expected-prequalification-reasons.ts';
import { findModelOwnership } from './ownership.ts';
import { coversCandidate } from './people/contacts.ts';

/** The stored state of a candidate. `proposedBy` is the side with an open salary proposal. */
interface StoredCandidate extends Pick<ModelCandidate, 'statusId' | 'previousStatusId'> {
  salary: number;
  proposedBy: string | null;
  /** Which of these steps has a date. A step that was undone has none. */
  dated: { rejected: boolean; withdrawn: boolean };
  versions: readonly { place: string; salary: number }[];
  isEdited: boolean;
  comments: number;
  claim: string | null;
  dispute: string | null;
  fee: string | null;
  /**
   * Everyone who currently owns one of the person's keys in the talent request, with the end of the ownership: at most
   * one owner.
   */
  owners: readonly string[];
}

/** The stored state of a lot. `endsAt` is the lot's current end, or null if the lot no longer accepts bids. */
interface StoredLot {
  state: string;
  round: number;
  endsAt: number | null;
  standstillEndsAt: number | null;
}

/** The stored state of a market, in the form in which the test compares it with the model. */
export interface MarketState {
  engagement: { status: string; endedAs: string | null; stage: string; closingAt: number };
  requests: Record<string, Pick<ModelRequest, 'statusId' | 'noOfRoles' | 'noOfRolesFilled' | 'internallyFilledRoles'>>;
  applications: Record<string, Pick<ModelApplication, 'statusId' | 'previousStatusId'>>;
  candidates: Record<string, StoredCandidate>;
  disputes: Record<string, { state: string; isAnswered: boolean }>;
  consents: Record<string, { state: string; candidateId: string | null }>;
  topics: Record<string, { messages: number; isPublished: boolean }>;
  discussions: Record<string, number>;
  prequalifications: Record<string, Pick<ModelPrequalification, 'statusId' | 'endsOn'>>;
  lots: Record<string, StoredLot>;
  objections: Record<string, string>;
}

const ownersOf = (market: ModelMarket, candidate: ModelCandidate, now: number): readonly string[] => {
  const owned = findModelOwnership(market, candidate.person, candidate.request.id, now);
  if (!owned || !coversCandidate(owned, candidate)) return [];
  const owner = owned.of === 'client' ? market.clientId : market.agencyIds[owned.of];
  return [`${owner} ${new Date(owned.until).toISOString()}`];
};

const storedLot = (lot: ModelLot, now: number): StoredLot => ({
  state: lot.state,
  round: lot.round,
  endsAt: takesBids(lot) ? effectiveLotEnd(lot, now) : null,
  standstillEndsAt: lot.state === 'standstill' ? (lot.award?.standstillEndsAt ?? null) : null,
});

/** Returns the stored state that the model expects. */
export const expectedMarketState = (market: ModelMarket, now: number): MarketState => ({
  engagement: {
    status: market.status,
    endedAs: market.endedAs,
    stage: market.stage,
    closingAt: effectiveClosingTime(market, now),
  },
  requests: Object.fromEntries(
    market.requests.map(({ id, statusId, noOfRoles, noOfRolesFilled, internallyFilledRoles }) => [
      id,
      { statusId, noOfRoles, noOfRolesFilled, internallyFilledRoles },
    ]),
  ),
  applications: Object.fromEntries(
    Object.values(market.applications).map(({ id, statusId, previousStatusId }) => [
      id,
      { statusId, previousStatusId },
    ]),
  ),
  candidates: Object.fromEntries(
    market.candidates.map((candidate) => [
      candidate.id,
      {
        statusId: candidate.statusId,
        previousStatusId: candidate.previousStatusId,
        salary: candidate.salary,
        proposedBy: candidate.revision?.by ?? null,
        dated: {
          rejected: candidate.statusId === candidateStatus.rejected,
          withdrawn: candidate.statusId === candidateStatus.withdrew,
        },
        versions: [...candidate.versions],
        isEdited: candidate.isEdited,
        comments: candidate.comments,
        claim: candidate.claim?.state ?? null,
        dispute: candidate.disputeState,
        fee: candidate.feeState,
        owners: ownersOf(market, candidate, now),
      },
    ]),
  ),
  disputes: Object.fromEntries(market.disputes.map(({ id, state, isAnswered }) => [id, { state, isAnswered }])),
  consents: Object.fromEntries(
    market.consents.map(({ id, state, candidate }) => [id, { state, candidateId: candidate?.id ?? null }]),
  ),
  topics: Object.fromEntries(market.topics.map(({ id, messages, isPublished }) => [id, { messages, isPublished }])),
  discussions: Object.fromEntries(market.discussions.map(({ id, messages }) => [id, messages])),
  prequalifications: Object.fromEntries(
    market.prequalifications.map((one) => [
      one.id,
      { statusId: modelPrequalificationStatusAt(one, now), endsOn: one.endsOn },
    ]),
  ),
  lots: Object.fromEntries(market.requests.flatMap(({ id, lot }) => (lot ? [[id, storedLot(lot, now)]] : []))),
  objections: Object.fromEntries(
    market.requests.flatMap(({ lot }) => (lot?.objections ?? []).map(({ id, state }) => [id, state])),
  ),
});
