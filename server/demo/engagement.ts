import type { Insertable } from 'kysely';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import type {
  EngagementOutcome,
  EngagementKind,
  EngagementStatus,
  Stage,
  TalentRequestStatusId,
} from '#contract/engagements/states.ts';
import type { Database } from '#server/database.ts';

/** The agencies that take part in the demo's engagements. */
export type DemoAgency = 'harbour' | 'quayside' | 'meridian' | 'bluegum';

interface DemoBid {
  agency: DemoAgency;
  amount: string;
}

/** The bidding on a talent request. */
export interface DemoLot {
  /** Default: the choices of the engagement. */
  rules?: Partial<Omit<Insertable<Database['lotRules']>, 'talentRequestId' | 'engagementId' | 'clientId'>>;
  /** From the start of the demo; without it the lot closes as soon as the bids are in. */
  endsInMinutes?: number;
  /** In the order in which they are placed. */
  bids?: readonly DemoBid[];
  /** The award of a closed lot. Agencies that are passed over get the reason. */
  award?: { to: readonly DemoAgency[]; reason?: string };
  objection?: { agency: DemoAgency; text: string };
}

/** A talent request in the demo: title, roles, filled, status, salary range and optional details. */
export interface DemoRequest {
  title: string;
  roles: number;
  filled?: number;
  statusId: TalentRequestStatusId;
  salary: readonly [number, number];
  reasonText?: string;
  cvCap?: number;
  questions?: boolean;
  /** The contracted days or hours of a role, for rates. */
  units?: string;
  lot?: DemoLot;
}

/** An application in the demo. */
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
  typeId: 1 | 2;
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
  /** Percent of base (1), of total compensation (2), or an amount per hire (3). */
  fee?: { typeId: 1 | 2 | 3; value: string };
  bid?: { typeId: 1 | 2 | 3; methodId: 1 | 2 | 3 | 4 | 5; awardId: 1 | 2 | 3 };
  /** From the start of the demo; negative if already closed. */
  closesInMinutes: number;
  requiresPrequalification?: boolean;
  requiresConsent?: boolean;
  requiresCandidateConsent?: boolean;
  isDemo?: boolean;
  /** The whole engagement has been paused for this many days; the time left until it closes does not change. */
  pausedForDays?: number;
  /** No candidates have been submitted yet. */
  isFresh?: boolean;
  requests: readonly DemoRequest[];
  applications: readonly DemoApplication[];
}

export const hour = 60;
export const day = 24 * hour;
/** An auction that takes bids. */
export const auctionInBidding = { kind: 'competitive', typeId: 2, status: 'open', stage: 'bidding' } as const;
export const australia = { countryId: 36, regionId: 1, currency: 'AUD' };
export const perm = { recruitmentTypeId: 1, employmentClassId: 1 } as const;
export const contract = { recruitmentTypeId: 2, employmentClassId: 4 } as const;
export const both = (statusId: ApplicationStatusId): readonly DemoApplication[] => [
  { agency: 'harbour', statusId },
  { agency: 'quayside', statusId: 2 },
];

/** Every agency of an auction is approved. */
export const fourBidders: readonly DemoApplication[] = (['harbour', 'quayside', 'meridian', 'bluegum'] as const).map(
  (agency) => ({ agency, statusId: 2 }),
);
