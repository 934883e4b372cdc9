import { sql } from 'kysely';
import type { InputOf, SentOutputOf } from '#contract/common/operation.ts';
import type { EngagementKind } from '#contract/engagements/states.ts';
import type {
  readApplicationUpdateEmails as applicationUpdates,
  readCandidateUpdateEmails as candidateUpdates,
  readNewAuctionApplicationEmails as newApplications,
  readNewCandidateEmails as newCandidates,
} from '#contract/notifications/operations/emails.ts';
import { notificationRefusals } from '#contract/notifications/refusals.ts';
import { applicationEvents } from '#server/applications/public.ts';
import { candidateEvents } from '#server/candidates/public.ts';
import { findEngagement } from '#server/engagements/public.ts';
import { notFound, refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';

type PartyScope = AgencyScope | ClientScope;
type Sent = SentOutputOf<typeof newApplications> | Refused<'did-not-happen' | 'not-found'>;

interface MailCounts {
  recipients: number;
  waiting: number;
  sent: number;
  dead: number;
  lastSentAt: Date | null;
}

const decisions = [
  applicationEvents.approved,
  applicationEvents.declined,
  applicationEvents.notSelected,
  applicationEvents.revoked,
  applicationEvents.rebidAsked,
  applicationEvents.rebidAnswered,
  applicationEvents.withdrawn,
];
const changes = [
  candidateEvents.moved,
  candidateEvents.hired,
  candidateEvents.rejected,
  candidateEvents.unrejected,
  candidateEvents.notSelected,
  candidateEvents.withdrawn,
];

const ownColumn = (scope: PartyScope) => (scope.side === 'agency' ? 'supplierId' : 'clientId');

/** Returns the latest event of these kinds that concerns the caller's company, with the state of its emails. */
const sentOf = async (
  scope: PartyScope,
  kinds: readonly string[],
  about: { column: 'engagementId' | 'candidateId'; id: string },
): Promise<Sent> => {
  const event = await scope.db
    .selectFrom('event')
    .select('id')
    .where('kind', 'in', kinds)
    .where(about.column, '=', about.id)
    .where(ownColumn(scope), '=', scope.tenantId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!event) return refuse(notificationRefusals['did-not-happen']);
  const { rows } = await sql<MailCounts>`select * from app.mails_of_event(${event.id})`.execute(scope.db);
  const counts = rows[0] ?? { recipients: 0, waiting: 0, sent: 0, dead: 0, lastSentAt: null };
  return { feedId: event.id, ...counts, lastSentAt: counts.lastSentAt?.toISOString() ?? null };
};

const ofCandidate = async (scope: PartyScope, kinds: readonly string[], candidateId: string): Promise<Sent> => {
  const own = await scope.db
    .selectFrom('candidate')
    .select('id')
    .where('id', '=', candidateId)
    .where(ownColumn(scope), '=', scope.tenantId)
    .executeTakeFirst();
  return own ? sentOf(scope, kinds, { column: 'candidateId', id: candidateId }) : notFound();
};

const ofEngagement = async (
  scope: PartyScope,
  kinds: readonly string[],
  engagementId: string,
  kind?: EngagementKind,
): Promise<Sent> => {
  const found = await findEngagement(scope, engagementId);
  if (!found) return notFound();
  // An application to the other kind of engagement doesn't count.
  if (kind !== undefined && found.kind !== kind) return refuse(notificationRefusals['did-not-happen']);
  return sentOf(scope, kinds, { column: 'engagementId', id: engagementId });
};

/** Reads the state of the emails about a submitted candidate. */
export const readNewCandidateEmails = (scope: PartyScope, input: InputOf<typeof newCandidates>): Promise<Sent> =>
  ofCandidate(scope, [candidateEvents.submitted], input.candidateId);

/** Reads the state of the emails about an application to an engagement of the given kind. */
export const readNewApplicationEmails =
  (kind: EngagementKind) =>
  (scope: PartyScope, input: InputOf<typeof newApplications>): Promise<Sent> =>
    ofEngagement(scope, [applicationEvents.submitted], input.engagementId, kind);

/** Reads the state of the emails about the latest decision on an application. */
export const readApplicationUpdateEmails = (
  scope: PartyScope,
  input: InputOf<typeof applicationUpdates>,
): Promise<Sent> => ofEngagement(scope, decisions, input.engagementId);

/** Reads the state of the emails about the latest change to a candidate's status. */
export const readCandidateUpdateEmails = (scope: PartyScope, input: InputOf<typeof candidateUpdates>): Promise<Sent> =>
  ofCandidate(scope, changes, input.candidateId);
