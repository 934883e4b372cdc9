import type { receivedApplications as operation } from '#contract/applications/operations/employer.ts';
import { applicationStatus } from '#contract/applications/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import { applicationMethodOf } from '#contract/engagements/rules.ts';
import { effectiveEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { employerApplicationRights } from '../policy.ts';
import { effectiveApplication } from '../rules/rebid.ts';
import { listTenders } from './tenders.ts';
import { toApplicationState, listApplicationSteps } from './steps.ts';
import { agreedFeePerHire } from './terms.ts';

type Input = InputOf<typeof operation>;

const ofEngagements = (scope: ClientScope, input: Input) => {
  const all = scope.db
    .selectFrom('application')
    .innerJoin('engagement', 'engagement.id', 'application.engagementId')
    .where('application.clientId', '=', scope.tenantId);
  return input.engagementId === undefined ? all : all.where('application.engagementId', '=', input.engagementId);
};

const found = (scope: ClientScope, input: Input) => {
  const all = ofEngagements(scope, input);
  return input.applicationStatusId === undefined
    ? all
    : all.where('application.statusId', '=', input.applicationStatusId);
};

/** Counts the matching applications, and those that await a decision. The latter count ignores the status filter. */
const countsOf = (scope: ClientScope, input: Input): Promise<{ total: number; toDecide: number }> =>
  ofEngagements(scope, input)
    .select(({ fn, eb }) => [
      input.applicationStatusId === undefined
        ? fn.countAll<number>().as('total')
        : fn.countAll<number>().filterWhere('application.statusId', '=', input.applicationStatusId).as('total'),
      fn
        .countAll<number>()
        .filterWhere(
          eb.and([eb('application.statusId', '=', applicationStatus.pending), eb('engagement.status', '=', 'open')]),
        )
        .as('toDecide'),
    ])
    .executeTakeFirstOrThrow();

/** Selects the IDs on one page: pending applications first, oldest first. */
const pageOfIds = (scope: ClientScope, input: Input) =>
  found(scope, input)
    .select('application.id')
    .select(({ eb }) => eb('application.statusId', '=', applicationStatus.pending).as('isPending'))
    .orderBy('isPending', 'desc')
    .orderBy('application.appliedAt')
    .orderBy('application.id')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize);

export const listReceivedApplications = async (
  scope: ClientScope,
  input: Input,
): Promise<HandlerResult<typeof operation>> => {
  const { total, toDecide } = await countsOf(scope, input);
  const rows = await scope.db
    .with('page', () => pageOfIds(scope, input))
    .selectFrom('page')
    .innerJoin('application', 'application.id', 'page.id')
    .innerJoin('engagement', 'engagement.id', 'application.engagementId')
    .selectAll('application')
    .select(['engagement.number', 'engagement.title', 'engagement.kind', 'engagement.engagementTypeId'])
    .select(['engagement.status', 'engagement.endedAs', 'engagement.closingAt'])
    .select(['engagement.pausedAt', 'engagement.pausedUntil'])
    .orderBy('page.isPending', 'desc')
    .orderBy('application.appliedAt')
    .orderBy('application.id')
    .execute();
  const steps = await listApplicationSteps(
    scope,
    rows.map(({ id }) => id),
  );
  const offers = await listTenders(scope, rows);
  const records = rows.map((row) => ({
    applicationId: row.id,
    engagementId: row.engagementId,
    engagementNumber: row.number,
    engagementTitle: row.title,
    kind: row.kind,
    supplierName: row.supplierName,
    location: row.location,
    ...toApplicationState(row, { steps: steps.get(row.id), offers: offers.get(row.id) }, scope.now),
    fee: agreedFeePerHire(row),
    isTendered: applicationMethodOf(row) === 'tender-rate',
    termsVersion: row.termsVersion,
    appliedAt: row.appliedAt.toISOString(),
    appliedByName: row.appliedByName,
    can: employerApplicationRights(
      effectiveApplication(row, scope.now),
      effectiveEngagement(row, scope.now),
      scope.now,
    ),
  }));
  return { ...toPage(records, input, total), toDecide };
};
