import type { Insertable } from 'kysely';
import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import {
  engagementType,
  type EngagementOutcome,
  type EngagementKind,
  type EngagementStatus,
  type Stage,
  type TalentRequestStatusId,
  type EngagementTypeId,
  type FeeTypeId,
} from '#contract/engagements/states.ts';
import type { Database } from '#server/database.ts';

/** The agencies that take part in the demo's engagements. */
export type DemoAgency = 'harbour' | 'quayside' | 'meridian' | 'bluegum';

interface DemoBid {
  agency: DemoAgency;
  amount: string;
}

/** A talent request's lot: its rules, bids and award. */
export interface DemoLot {
  /** The lot's own rules. If absent, the engagement's rules apply. */
  rules?: Partial<Omit<Insertable<Database['lotRules']>, 'talentRequestId' | 'engagementId' | 'clientId'>>;
  /** When bidding ends, in minutes from the start of the demo. If absent, the lot closes as soon as the bids are in. */
  endsInMinutes?: number;
  /** The lot's bids, in the order in which they are placed. */
  bids?: readonly DemoBid[];
  /** The award of a closed lot. Agencies that did not win are given the reason. */
  award?: { to: readonly DemoAgency[]; reason?: string };
  objection?: { agency: DemoAgency; text: string };
}

/** A talent request in the demo. */
export interface DemoTalentRequest {
  title: string;
  roles: number;
  filled?: number;
  statusId: TalentRequestStatusId;
  salary: readonly [number, number];
  reasonText?: string;
  cvCap?: number;
  questions?: boolean;
  /** The number of contracted days or hours for a role that is paid by the day or hour. */
  units?: string;
  lot?: DemoLot;
}

/** An application in the demo world. */
export interface DemoApplication {
  agency: DemoAgency;
  statusId: ApplicationStatusId;
  reasonText?: string;
}

export interface DemoEngagement {
  key: string;
  client: string;
  title: string;
  about: string;
  kind: EngagementKind;
  typeId: EngagementTypeId;
  status: EngagementStatus;
  endedAs?: EngagementOutcome;
  stage: Stage;
  recruitmentTypeId: 1 | 2;
  roleCategoryId: 1 | 2 | 3;
  employmentClassId: number;
  subClassificationId: number;
  location: string;
  countryId: number;
  regionId: number;
  currency: string;
  /** The agency fee: a percentage or an amount, depending on its type. */
  fee?: { typeId: FeeTypeId; value: string };
  bid?: { typeId: 1 | 2 | 3; methodId: 1 | 2 | 3 | 4 | 5; awardId: 1 | 2 | 3 };
  /** When applications close, in minutes from the start of the demo; negative if they are already closed. */
  closesInMinutes: number;
  requiresPrequalification?: boolean;
  requiresConsent?: boolean;
  requiresCandidateConsent?: boolean;
  isDemo?: boolean;
  /**
   * The number of days for which the whole engagement has been paused. Pausing doesn't reduce the time left until it
   * closes.
   */
  pausedForDays?: number;
  /** Whether no candidates have been submitted yet. */
  isFresh?: boolean;
  requests: readonly DemoTalentRequest[];
  applications: readonly DemoApplication[];
}

export const minutesPerHour = 60;
export const minutesPerDay = 24 * minutesPerHour;
/** The fields of an auction that accepts bids. */
export const auctionInBidding = {
  kind: 'competitive',
  typeId: engagementType.agencyTendersRate,
  status: 'open',
  stage: 'bidding',
} as const;
export const australianMarket = { countryId: 36, regionId: 1, currency: 'AUD' };
export const permanentRole = { recruitmentTypeId: 1, employmentClassId: 1 } as const;
export const contractRole = { recruitmentTypeId: 2, employmentClassId: 4 } as const;
export const harbourAndQuaysideApplications = (statusId: ApplicationStatusId): readonly DemoApplication[] => [
  { agency: 'harbour', statusId },
  { agency: 'quayside', statusId: applicationStatus.approved },
];

/** Approved applications from all four agencies, for auctions. */
export const approvedBidderApplications: readonly DemoApplication[] = (
  ['harbour', 'quayside', 'meridian', 'bluegum'] as const
).map((agency) => ({ agency, statusId: applicationStatus.approved }));
