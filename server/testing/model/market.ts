// A market in small, as it should stand: what the sequences of the model-based test hold the product against. It is
// told here in numbers and words of its own, and knows nothing of the product's rules.

/** Who acts. The onlooker is of the same agency as the owner and may look at everything and change nothing. */
export const players = ['owner', 'onlooker', 'rival', 'employer', 'stranger'] as const;
export type Player = (typeof players)[number];

/** The agency a player is of; undefined for employers. */
export type Agency = 'agency' | 'rival';
export const agencyOf = (player: Player): Agency | undefined =>
  player === 'rival' ? 'rival' : player === 'owner' || player === 'onlooker' ? 'agency' : undefined;

export interface ModelRequest {
  readonly id: string;
  noOfRoles: number;
  readonly cvCap: number | null;
  statusId: number;
  noOfRolesFilled: number;
  internallyFilledRoles: number;
  /** Counts what its employer changed of it. */
  version: number;
  /** Since when it is in its status. */
  changedAt: number;
  /** When its pause ends by itself; null where it has none, or no end. */
  resumeAt: number | null;
}

export interface ModelApplication {
  readonly id: string;
  statusId: number;
  previousStatusId: number | null;
  withdrawnAt: number | null;
  /** What it had come from when it was withdrawn. */
  cameFrom: number | null;
  /** Until when a new tender can be given; null where none was asked for. */
  rebidDueAt: number | null;
}

export interface ModelPrequalification {
  readonly id: string;
  readonly of: Agency;
  statusId: number;
  decidedAt: number | null;
  /** The last day of an approval, YYYY-MM-DD. */
  endsOn: string | null;
}

export interface ModelCandidate {
  readonly id: string;
  readonly of: Agency;
  readonly request: ModelRequest;
  readonly person: number;
  statusId: number;
  previousStatusId: number | null;
  withdrawnAt: number | null;
  /** Whether it went with the application of its agency. */
  wentWithApplication: boolean;
}

export interface ModelMarket {
  readonly engagementId: string;
  readonly clientId: string;
  readonly kind: 'successfee' | 'competitive';
  readonly engagementTypeId: 1 | 2;
  readonly requiresPrequalification: boolean;
  /** Before it is published its employer alone sees it. */
  readonly isPublished: boolean;
  /** What the agencies have asked the client for this kind of role, the latest last. */
  readonly prequalifications: ModelPrequalification[];
  status: 'open' | 'completed' | 'cancelled';
  endedAs: string | null;
  stage: string;
  closingAt: number;
  termsVersion: number;
  /** Since when the closing time moves along with the clock, since nobody is looked for; null while somebody is. */
  stillSince: number | null;
  readonly requests: ModelRequest[];
  readonly applications: Partial<Record<Agency, ModelApplication>>;
  readonly candidates: ModelCandidate[];
  /** Who may present which person to the client. */
  readonly ownerOf: Map<number, Agency>;
}

/** When applications close, as it stands now: what was left when the engagement came to stand still is left after. */
export const closingOf = (
  { closingAt, stillSince }: Pick<ModelMarket, 'closingAt' | 'stillSince'>,
  now: number,
): number => (stillSince === null ? closingAt : closingAt + (now - stillSince));

/** Until when a new tender can be given, as it stands now: it stands still with the engagement. */
export const tenderDue = (
  { stillSince }: Pick<ModelMarket, 'stillSince'>,
  { rebidDueAt }: Pick<ModelApplication, 'rebidDueAt'>,
  now: number,
): number | null => (rebidDueAt === null ? null : closingOf({ closingAt: rebidDueAt, stillSince }, now));

export const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What a request counts as: an approval has run out when its last day is over. */
export const statusAt = (
  { statusId, endsOn }: Pick<ModelPrequalification, 'statusId' | 'endsOn'>,
  now: number,
): number => (statusId === 2 && endsOn !== null && endsOn < dayAt(now) ? 4 : statusId);

/** What an agency's last request counts as; undefined where it never asked. */
export const latestPrequalificationStatus = (market: ModelMarket, agency: Agency, now: number): number | undefined => {
  const latest = market.prequalifications.findLast(({ of }) => of === agency);
  return latest && statusAt(latest, now);
};

/** What is stored of a market, in the form in which both sides of a comparison are written down. */
export interface MarketState {
  engagement: { status: string; endedAs: string | null; stage: string; closingAt: number };
  requests: Record<string, Pick<ModelRequest, 'statusId' | 'noOfRoles' | 'noOfRolesFilled' | 'internallyFilledRoles'>>;
  applications: Record<string, { statusId: number; previousStatusId: number | null }>;
  candidates: Record<string, { statusId: number; previousStatusId: number | null }>;
  prequalifications: Record<string, { statusId: number; endsOn: string | null }>;
}

/** How the market should be stored. */
export const marketState = (market: ModelMarket, now: number): MarketState => ({
  engagement: {
    status: market.status,
    endedAs: market.endedAs,
    stage: market.stage,
    closingAt: closingOf(market, now),
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
    market.candidates.map(({ id, statusId, previousStatusId }) => [id, { statusId, previousStatusId }]),
  ),
  prequalifications: Object.fromEntries(
    market.prequalifications.map((one) => [one.id, { statusId: statusAt(one, now), endsOn: one.endsOn }]),
  ),
});
