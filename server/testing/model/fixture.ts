import type { Kysely } from 'kysely';
import { applicationStatus } from '#contract/applications/states.ts';
import {
  engagementType,
  feeType,
  talentRequestStatus,
  type TalentRequestStatusId,
} from '#contract/engagements/states.ts';
import { prequalificationStatus, type PrequalificationStatusId } from '#contract/prequalification/states.ts';
import { makeApplication } from '#server/applications/factories.ts';
import type { Database } from '#server/database.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser, type RoleFixture } from '#server/identity/factories.ts';
import { makeRole } from '#server/team/factories.ts';
import { makePrequalification } from '#server/prequalification/factories.ts';
import {
  type Agency,
  type ModelMarket,
  type ModelPrequalification,
  type ModelRequest,
  type ModelCaller,
} from './market.ts';

const day = 86_400_000;

/** The users that all sequences share. Each sequence has its own employer and engagement. */
export interface ModelUsers {
  readonly agencyId: string;
  readonly rivalId: string;
  readonly owner: string;
  readonly onlooker: string;
  readonly rival: string;
  readonly stranger: string;
  readonly provider: string;
  /** The users in other roles, who only read. */
  readonly onlookers: Readonly<Record<string, string>>;
}

export const makeModelUsers = async (db: Kysely<Database>): Promise<ModelUsers> => {
  const agency = await makeTenant(db, { name: 'Harbour Talent' });
  const rival = await makeTenant(db, { name: 'Quayside Search' });
  const otherClient = await makeTenant(db, { side: 'client', name: 'Sable Ridge' });
  const pending = await makeTenant(db, { name: 'Lantern People', status: 'pending' });
  const declined = await makeTenant(db, { name: 'Foxglove People', status: 'declined' });
  const provider = await makeTenant(db, { side: 'provider', name: 'Rolecall' });
  const add = async (tenantId: string, role: RoleFixture) => (await makeUser(db, { tenantId, role })).id;
  const customRole = await add(agency.id, 'none');
  await makeRole(db, {
    tenantId: agency.id,
    permissions: ['Auctions=View Auctions / Staging', 'Fulfillment Stage=View Details'],
    holderIds: [customRole],
  });
  return {
    agencyId: agency.id,
    rivalId: rival.id,
    owner: (await makeUser(db, { tenantId: agency.id })).id,
    onlooker: (await makeUser(db, { tenantId: agency.id, role: 'tech-support' })).id,
    rival: (await makeUser(db, { tenantId: rival.id })).id,
    stranger: (await makeUser(db, { tenantId: otherClient.id, role: 'none' })).id,
    provider: await add(provider.id, 'none'),
    onlookers: {
      admin: await add(agency.id, 'admin'),
      standard: await add(agency.id, 'standard'),
      subUser: await add(agency.id, 'sub-user'),
      noRole: await add(agency.id, 'none'),
      customRole,
      accountManager: await add(agency.id, 'account-manager'),
      pendingOwner: await add(pending.id, 'owner'),
      declinedOwner: await add(declined.id, 'owner'),
    },
  };
};

/** The initial state of a sequence. */
export interface InitialState {
  kind: 'set-rate' | 'tender-rate' | 'competitive';
  requiresPrequalification: boolean;
  /** Whether candidates have to agree before each submission. */
  requiresConsent: boolean;
  /** The client's terms of ownership. */
  ownership: Pick<ModelMarket, 'ownershipDays' | 'ownershipScope'>;
  /** The prequalification status of each agency; 0 for one that never requested prequalification. */
  prequalification: Record<'agency' | 'rival', PrequalificationStatusId | 0>;
  /** Whether the employer has published the engagement. Until then, agencies can't see it. */
  isPublished: boolean;
  requests: readonly {
    noOfRoles: number;
    cvCap: number | null;
    statusId: TalentRequestStatusId;
    /** The standstill, in working days, of the request's lot in a competitive engagement. */
    standstillDays: number;
    minimumBids: number;
  }[];
  closingInHours: number;
  /** Whether the employer accepts questions until an hour before the end instead of using the default deadlines. */
  hasLateDeadlines: boolean;
  /**
   * Whether candidates can already be submitted. In a success fee engagement both agencies are approved; a competitive
   * one has been awarded to one of them.
   */
  isRunning: boolean;
  /**
   * The bidding in a competitive engagement that is not awarded, with both agencies approved; null before the bidding
   * stage.
   */
  bidding: { readonly bidders: readonly Agency[]; readonly isClosed: boolean } | null;
  /**
   * If given, the agency begins with a candidate for the same person in each of three requests. The number varies the
   * contacts.
   */
  firstPerson?: number;
  /**
   * If given, the agency submits a person in the first request, the employer may reject them, and these days pass before
   * the sequence begins. The number varies the contacts.
   */
  idle?: { readonly days: number; readonly isRejected: boolean; readonly firstPerson: number };
}

export interface ModelFixture {
  market: ModelMarket;
  userOf: Record<Exclude<ModelCaller, 'candidate'>, string>;
}

const askedBefore = async (
  db: Kysely<Database>,
  cast: ModelUsers,
  clientId: string,
  { agency, rival }: InitialState['prequalification'],
): Promise<ModelPrequalification[]> => {
  const asked = [
    { of: 'agency' as const, supplierId: cast.agencyId, statusId: agency },
    { of: 'rival' as const, supplierId: cast.rivalId, statusId: rival },
  ];
  const found: ModelPrequalification[] = [];
  for (const { of, supplierId, statusId } of asked) {
    if (statusId === 0) continue;
    const undecided = statusId === prequalificationStatus.pending ? { decidedAt: null, endsOn: null } : {};
    const row = await makePrequalification(db, { supplierId, clientId, statusId, ...undecided });
    found.push({ id: row.id, of, statusId, decidedAt: row.decidedAt?.getTime() ?? null, endsOn: row.endsOn });
  }
  return found;
};

const approvedOf = async (
  db: Kysely<Database>,
  cast: ModelUsers,
  engagementId: string,
  { kind, isAwarded }: { kind: InitialState['kind']; isAwarded: boolean },
): Promise<ModelMarket['applications']> => {
  const fee = {
    'set-rate': {},
    'tender-rate': { feeTypeId: feeType.percentBase, feePercent: '12.5' },
    // The fee per hire that was bid.
    competitive: isAwarded ? { feeTypeId: feeType.fixed, feeAmount: '9500.00' } : {},
  }[kind];
  const applied = async (supplierId: string, appliedBy: string) => {
    const { id } = await makeApplication(db, { engagementId, supplierId, appliedBy, ...fee });
    const { pending, approved } = applicationStatus;
    return { id, statusId: approved, previousStatusId: pending, withdrawnAt: null, cameFrom: null, rebidDueAt: null };
  };
  const agency = await applied(cast.agencyId, cast.owner);
  return isAwarded ? { agency } : { agency, rival: await applied(cast.rivalId, cast.rival) };
};

/** Writes a sequence's initial state to the database. */
export const makeModelFixture = async (
  db: Kysely<Database>,
  cast: ModelUsers,
  beginning: InitialState,
  now: number,
): Promise<ModelFixture> => {
  const { ownership } = beginning;
  const client = await makeTenant(db, {
    side: 'client',
    name: 'Northwind Health',
    timeZone: 'Australia/Melbourne',
    ...ownership,
  });
  const employer = (await makeUser(db, { tenantId: client.id, role: 'none' })).id;
  const kind = beginning.kind === 'competitive' ? 'competitive' : 'successfee';
  const isTendered = beginning.kind === 'tender-rate';
  const closingAt = now + beginning.closingInHours * 3_600_000;
  const { isPublished } = beginning;
  const isRunning = beginning.isRunning && isPublished;
  const isBidding = beginning.bidding !== null && isPublished && !isRunning && kind === 'competitive';
  const stage = isRunning ? 'fulfillment' : isBidding ? 'bidding' : 'application';
  const defaults = kind === 'competitive' ? [24, 0] : [48, 24];
  const [questionHours = 0, answerHours = 0] = beginning.hasLateDeadlines ? [1, 0] : defaults;
  const engagement = await makeEngagement(db, {
    clientId: client.id,
    kind,
    stage,
    ...(isBidding ? { biddingEndsAt: new Date(now + day) } : {}),
    ...(isTendered ? { engagementTypeId: engagementType.agencyTendersRate, feePercent: null } : {}),
    requiresPrequalification: beginning.requiresPrequalification,
    requiresCandidateConsent: beginning.requiresConsent,
    ...(beginning.hasLateDeadlines ? { questionHours, answerHours } : {}),
    createdAt: new Date(now),
    closingAt: new Date(closingAt),
    ...(isPublished ? {} : { publishedAt: null }),
  });
  const requests: ModelRequest[] = [];
  for (const { noOfRoles, cvCap, statusId: drawn, standstillDays, minimumBids } of beginning.requests) {
    const published = isRunning && drawn === talentRequestStatus.inMarket ? talentRequestStatus.available : drawn;
    const statusId = isPublished ? published : talentRequestStatus.pending;
    const { id } = await makeTalentRequest(db, {
      engagementId: engagement.id,
      noOfRoles,
      cvCap,
      statusId,
      lotRules: { standstillDays, minimumBids },
    });
    requests.push({
      id,
      noOfRoles,
      cvCap,
      statusId,
      noOfRolesFilled: 0,
      internallyFilledRoles: 0,
      version: 1,
      changedAt: now,
      resumeAt: null,
      isAwarded: isRunning && kind === 'competitive',
      standstillDays,
      minimumBids,
    });
  }
  return {
    userOf: {
      owner: cast.owner,
      onlooker: cast.onlooker,
      rival: cast.rival,
      stranger: cast.stranger,
      provider: cast.provider,
      employer,
    },
    market: {
      engagementId: engagement.id,
      clientId: client.id,
      agencyIds: { agency: cast.agencyId, rival: cast.rivalId },
      kind,
      engagementTypeId: kind === 'competitive' || isTendered ? 2 : 1,
      requiresPrequalification: beginning.requiresPrequalification,
      requiresConsent: beginning.requiresConsent,
      isPublished,
      prequalifications: await askedBefore(db, cast, client.id, beginning.prequalification),
      status: 'open',
      endedAs: null,
      stage,
      closingAt,
      termsVersion: engagement.termsVersion,
      stillSince: null,
      requests,
      applications:
        isRunning || isBidding
          ? await approvedOf(db, cast, engagement.id, {
              kind: beginning.kind,
              isAwarded: isRunning && kind === 'competitive',
            })
          : {},
      candidates: [],
      consents: [],
      disputes: [],
      topics: [],
      discussions: [],
      questionHours,
      answerHours,
      clarificationEndsAt: null,
      biddingEndsAt: isBidding ? now + day : 0,
      bidCount: 0,
      ...ownership,
      ownerships: [],
      happened: [],
    },
  };
};
