import { applicationStatus } from '#contract/applications/states.ts';
import { applicationEvents } from '#server/applications/public.ts';
import { candidateEvents } from '#server/candidates/public.ts';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import { notificationKinds, type NotificationKindName } from '#contract/notifications/states.ts';
import type { EventKind } from '#server/platform/events/payload.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { auctionEngagements } from './auctions/auction-engagements.ts';
import { demoCompanies } from './companies.ts';
import { demoId } from './ids.ts';
import { demoTenantId, demoUserId } from './market.ts';

const day = 86_400_000;
/** The maximum number of notifications in the demo world, in total and per user. */
const most = { inAll: 300, each: 90 };

/** An event in the demo world, with the data for its notification. */
interface Happening {
  event: EventKind;
  kind: NotificationKindName;
  at: Date;
  actorUserId: string | null;
  supplierId: string;
  clientId: string;
  engagementId: string;
  talentRequestId: string | null;
  applicationId: string;
  candidateId: string | null;
  toStatusId: CandidateStatusId | null;
}

/** Applications to these auctions, and applications from agencies that only bid, get no notification. */
const auctions = auctionEngagements.map(({ key }) => demoId(`engagement:${key}`));
const bidders = demoCompanies.filter(({ onlyBids }) => onlyBids).map(({ key }) => demoTenantId(key));

const newest = (all: readonly Happening[], now: Date): Happening[] =>
  all.filter((one) => one.at <= now).toSorted((one, other) => other.at.getTime() - one.at.getTime());

/** Returns the user named as the author of each employer's actions: the employer's first user. */
export const findEmployerUsers = async (scope: SystemScope): Promise<ReadonlyMap<string, string>> => {
  const rows = await scope.db
    .selectFrom('appUser')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .select(['appUser.id', 'appUser.tenantId'])
    .where('tenant.side', '=', 'client')
    .orderBy('appUser.email', 'desc')
    .execute();
  return new Map(rows.map(({ id, tenantId: clientId }) => [clientId, id]));
};

const happeningsOf = async (scope: SystemScope): Promise<Happening[]> => {
  const employers = await findEmployerUsers(scope);
  const candidates = await scope.db.selectFrom('candidate').selectAll().orderBy('number').execute();
  const applications = await scope.db
    .selectFrom('application')
    .selectAll()
    .where('supplierId', 'not in', bidders)
    .where('engagementId', 'not in', auctions)
    .orderBy('appliedAt')
    .orderBy('id')
    .execute();
  const ofCandidates = candidates.flatMap((one) => {
    const facts = {
      supplierId: one.supplierId,
      clientId: one.clientId,
      engagementId: one.engagementId,
      talentRequestId: one.talentRequestId,
      applicationId: one.applicationId,
      candidateId: one.id,
      actorUserId: employers.get(one.clientId) ?? null,
      toStatusId: null,
    };
    const moved = (at: Date | null, toStatusId: CandidateStatusId) =>
      at && { ...facts, event: candidateEvents.moved, kind: 'candidate-moved' as const, at, toStatusId };
    const became = (at: Date | null, event: EventKind, kind: NotificationKindName) =>
      at && { ...facts, event, kind, at };
    // When a request ends, the product automatically closes the remaining candidates.
    const notSelected = (at: Date | null) => {
      const closed = became(at, candidateEvents.notSelected, 'candidate-not-selected');
      return closed && { ...closed, actorUserId: null };
    };
    return [
      {
        ...facts,
        event: candidateEvents.submitted,
        kind: 'candidate-received' as const,
        at: one.dateSubmitted,
        actorUserId: one.submittedBy,
      },
      moved(one.dateShortListed, candidateStatus.shortlisted),
      moved(one.dateScreened, candidateStatus.screening),
      moved(one.dateInterviewed, candidateStatus.interviewing),
      moved(one.dateOfferExtended, candidateStatus.offerExtended),
      became(one.dateHired, candidateEvents.hired, 'candidate-hired'),
      became(one.dateRejected, candidateEvents.rejected, 'candidate-rejected'),
      notSelected(one.dateNotSelected),
    ].filter((happening) => happening !== null);
  });
  const ofApplications = applications.flatMap((one) => {
    const facts = {
      supplierId: one.supplierId,
      clientId: one.clientId,
      engagementId: one.engagementId,
      talentRequestId: null,
      applicationId: one.id,
      candidateId: null,
      toStatusId: null,
    };
    const submitted = { ...facts, event: applicationEvents.submitted, at: one.appliedAt, actorUserId: one.appliedBy };
    return [
      { ...submitted, kind: 'application-received' as const },
      ...(one.decidedAt && one.statusId === applicationStatus.approved
        ? [
            {
              ...facts,
              event: applicationEvents.approved,
              kind: 'application-approved' as const,
              at: one.decidedAt,
              actorUserId: employers.get(one.clientId) ?? null,
            },
          ]
        : []),
    ];
  });
  // Applications and candidates are limited separately, because the latest events of both kinds together would include
  // no applications.
  return newest(
    [...newest(ofApplications, scope.now).slice(0, 40), ...newest(ofCandidates, scope.now).slice(0, 205)],
    scope.now,
  );
};

/**
 * Returns a function that selects the users to notify in a company. An agency's users take turns, as if they shared the
 * work (Harbour Talent's owner is always included); all of an employer's users are notified.
 */
const listenersOf = async (scope: SystemScope) => {
  const users = await scope.db
    .selectFrom('appUser')
    .select(['id', 'tenantId'])
    .where('deletedAt', 'is', null)
    .orderBy('email')
    .execute();
  return (tenant: string, isAgency: boolean, turn: number): string[] => {
    const all = users.filter((one) => one.tenantId === tenant).map((one) => one.id);
    const owner = demoUserId('owner@harbour.example');
    if (!isAgency) return all;
    const other = all[turn % Math.max(1, all.length)];
    return [...new Set([...all.filter((id) => id === owner), ...(other === undefined ? [] : [other])])];
  };
};

/** Creates the notifications in the demo world. Recent ones are new, most others are viewed and some are archived. */
export const makeNotifications = async (scope: SystemScope): Promise<void> => {
  const listeners = await listenersOf(scope);
  const counts = new Map<string, number>();
  const notifications = [];
  const events = [];
  for (const [turn, one] of (await happeningsOf(scope)).entries()) {
    const isAgency = notificationKinds[one.kind].side === 'agency';
    const tenant = isAgency ? one.supplierId : one.clientId;
    const people = listeners(tenant, isAgency, turn).filter((id) => (counts.get(id) ?? 0) < most.each);
    const { kind, toStatusId, event, at, ...facts } = one;
    const id = demoId(`event:${event}:${one.candidateId ?? one.applicationId}:${String(toStatusId)}`);
    if (notifications.length + people.length > most.inAll) break;
    if (people.length === 0) continue;
    const data = scope.payloads.check(event, toStatusId === null ? {} : { toStatusId }).text;
    events.push({ ...facts, id, kind: event, at, data });
    const { actorUserId: _actor, supplierId: _supplier, clientId: _client, ...about } = facts;
    for (const person of people) {
      const rank = counts.get(person) ?? 0;
      counts.set(person, rank + 1);
      const isNew = rank < 7;
      notifications.push({
        ...about,
        id: demoId(`notification:${person}:${id}`),
        tenantId: tenant,
        userId: person,
        feedId: id,
        kind,
        category: notificationKinds[kind].category,
        createdAt: at,
        viewedAt: isNew || rank % 9 === 0 ? null : new Date(Math.min(scope.now.getTime(), at.getTime() + day / 4)),
        archivedAt: isNew || rank % 3 !== 0 ? null : new Date(Math.min(scope.now.getTime(), at.getTime() + day / 2)),
      });
    }
  }
  // Events are numbered in chronological order.
  await scope.db
    .insertInto('event')
    .values(events.toReversed())
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await scope.db.insertInto('notification').values(notifications).execute();
  await scope.db
    .insertInto('notificationSetting')
    .values([
      {
        userId: demoUserId('user@harbour.example'),
        tenantId: demoTenantId('harbour'),
        bidding: false,
        updatedAt: scope.now,
      },
      {
        userId: demoUserId('sub@harbour.example'),
        tenantId: demoTenantId('harbour'),
        applications: false,
        updatedAt: scope.now,
      },
    ])
    .execute();
  await scope.db
    .insertInto('emailPreference')
    .values([
      {
        userId: demoUserId('user@harbour.example'),
        tenantId: demoTenantId('harbour'),
        notificationSummary: false,
        quietFrom: '19:00',
        quietTo: '07:30',
        timeZone: 'Australia/Sydney',
        mailsPerDay: 5,
        updatedAt: scope.now,
      },
      {
        userId: demoUserId('owner@quayside.example'),
        tenantId: demoTenantId('quayside'),
        candidateStatusChanged: false,
        updatedAt: scope.now,
      },
    ])
    .execute();
};
