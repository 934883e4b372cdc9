import { sql } from 'kysely';
import { applicationStatus, applicationStatuses, type ApplicationStatusId } from '#contract/applications/states.ts';
import type { summarizeBoard as operation } from '#contract/board/operations.ts';
import { boardViews, maxSummaryClients, maxExactCount } from '#contract/board/rules.ts';
import type { BoardSummary } from '#contract/board/shapes.ts';
import type { LookupValue } from '#contract/common/lookup.ts';
import { engagementTypes } from '#contract/engagements/states.ts';
import { maySeeAllAssignments } from '#server/assignments/public.ts';
import { sumEarningsAcrossEngagements } from '#server/candidates/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

const dayMilliseconds = 86_400_000;

/** Caps a count at one more than the limit, which is shown as "more than the limit". */
const capped = (count: number): number => Math.min(count, maxExactCount + 1);

type Counted = BoardSummary['applications'][number];

/**
 * Reads counts from the index: open engagements by stage and by view, and all engagements by application status (0 for
 * none) and by type.
 */
const countsOf = async (scope: AgencyScope): Promise<(what: string) => number> => {
  const until = new Date(scope.now.getTime() + (boardViews.closing.closingWithinDays ?? 0) * dayMilliseconds);
  const { rows } = await sql<{ what: string; n: number }>`
    select what, n from app.count_on_board(${scope.userId}, ${scope.now}, ${until})`.execute(scope.db);
  const counts = new Map(rows.map(({ what, n }) => [what, n]));
  return (what) => counts.get(what) ?? 0;
};

const figuresOf = async (
  scope: AgencyScope,
): Promise<Pick<BoardSummary, 'figures' | 'views' | 'applications' | 'types' | 'notApplied'>> => {
  const count = await countsOf(scope);
  const statuses: (ApplicationStatusId | 0)[] = [0, ...applicationStatuses.map(({ id }) => id)];
  const types = engagementTypes.map(({ id }) => id);
  const countApplications = (ofStatuses: readonly (ApplicationStatusId | 0)[], ofTypes: readonly number[]): number =>
    capped(
      ofStatuses
        .flatMap((status) => ofTypes.map((type) => count(`applied:${String(status)}:${String(type)}`)))
        .reduce((sum, one) => sum + one, 0),
    );
  const listed = <Id extends number>(list: readonly LookupValue<Id>[], of: (id: Id) => number): Counted[] =>
    list.map((one) => ({ ...one, count: of(one.id) })).filter((one) => one.count > 0);
  return {
    figures: {
      waits: scope.permissions.has('Fulfillment Stage=Submit Candidate') ? capped(count('unfilled')) : 0,
      application: capped(count('application')),
      clarification: capped(count('clarification')),
      bidding: capped(count('bidding')),
      fulfillment: capped(count('fulfillment')),
    },
    views: {
      open: capped(count('open')),
      fulfillment: capped(count('mine')),
      closing: capped(count('closing')),
      pending: countApplications([applicationStatus.pending], types),
      all: countApplications(statuses, types),
    },
    applications: listed(applicationStatuses, (id) => countApplications([id], types)),
    types: listed(engagementTypes, (id) => countApplications(statuses, [id])),
    notApplied: countApplications([0], types),
  };
};

/** Returns the clients with the most engagements on the board, sorted by name. */
const clientsOf = async (scope: AgencyScope): Promise<Pick<BoardSummary, 'clients' | 'hasMoreClients'>> => {
  const { rows } = await sql<BoardSummary['clients'][number]>`
    select c.id as "clientId", c.name as "clientName", f.engagements as count
    from app.clients_on_board(${maxSummaryClients + 1}::int) f join tenant c on c.id = f.client_id
    order by f.engagements desc, c.id`.execute(scope.db);
  return {
    clients: rows
      .slice(0, maxSummaryClients)
      .toSorted((one, other) => (one.clientName < other.clientName ? -1 : 1))
      .map((row) => ({ ...row, count: capped(row.count) })),
    hasMoreClients: rows.length > maxSummaryClients,
  };
};

const totalEarnings = async (scope: AgencyScope): Promise<BoardSummary['earnings']> =>
  (await sumEarningsAcrossEngagements(scope))
    .filter(({ amount }) => Number(amount) > 0)
    .map(({ currencyIso, amount }) => ({ currencyIso, amount }));

export const summarizeBoard = async (scope: AgencyScope): Promise<HandlerResult<typeof operation>> => ({
  ...(await figuresOf(scope)),
  ...(await clientsOf(scope)),
  seesAll: maySeeAllAssignments(scope),
  earnings: await totalEarnings(scope),
});
