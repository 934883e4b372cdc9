import { formatReason, withdrawalUndoDeadline } from '#contract/applications/rules.ts';
import type { ApplicationStep, SubmittedTender } from '#contract/applications/shapes.ts';
import { applicationStatus, applicationStatuses, type ApplicationStatusId } from '#contract/applications/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';
import { effectiveApplication } from '../rules/rebid.ts';
import type { FoundApplication } from './own-application.ts';

type PartyScope = AgencyScope | ClientScope;

/** Returns the steps of the caller's applications, by application, oldest first. */
export const listApplicationSteps = async (
  scope: PartyScope,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, ApplicationStep[]>> => {
  const found = new Map<string, ApplicationStep[]>();
  if (applicationIds.length === 0) return found;
  const rows = await scope.db
    .selectFrom('applicationStep')
    .select(['applicationId', 'fromStatusId', 'toStatusId', 'at', 'byName', 'bySide', 'reasonCode', 'reasonText'])
    .where('applicationId', 'in', applicationIds)
    .where(scope.side === 'agency' ? 'supplierId' : 'clientId', '=', scope.tenantId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  for (const { applicationId, toStatusId, fromStatusId, at, byName, bySide, reasonCode, reasonText } of rows) {
    const step: ApplicationStep = {
      at: at.toISOString(),
      fromStatusId,
      applicationStatusId: toStatusId,
      applicationStatus: lookupValue(applicationStatuses, toStatusId),
      byName,
      bySide,
      reason: formatReason(toStatusId, reasonCode),
      reasonText,
    };
    found.set(applicationId, [...(found.get(applicationId) ?? []), step]);
  }
  return found;
};

interface LastStep {
  fromStatusId: ApplicationStatusId | null;
  reasonCode: string | null;
  reasonText: string | null;
}

/** Returns the latest step to a status, with the previous status and the reason. Undone withdrawals don't count. */
export const findLastStepTo = async (
  scope: AgencyScope,
  applicationId: string,
  statusId: ApplicationStatusId,
): Promise<LastStep> =>
  (await scope.db
    .selectFrom('applicationStep')
    .select(['fromStatusId', 'reasonCode', 'reasonText'])
    .where('applicationId', '=', applicationId)
    .where('supplierId', '=', scope.tenantId)
    .where('toStatusId', '=', statusId)
    .where((eb) => eb.or([eb('fromStatusId', 'is', null), eb('fromStatusId', '!=', applicationStatus.withdrew)]))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? { fromStatusId: null, reasonCode: null, reasonText: null };

/** Returns the state of an application as both sides see it. */
export const toApplicationState = (
  found: FoundApplication,
  history: { steps?: ApplicationStep[] | undefined; offers?: SubmittedTender[] | undefined },
  now: Date,
) => {
  const application = effectiveApplication(found, now);
  const { statusId, previousStatusId, withdrawnAt } = application;
  const until = statusId === applicationStatus.withdrew && withdrawnAt ? withdrawalUndoDeadline(withdrawnAt) : null;
  return {
    applicationStatusId: statusId,
    applicationStatus: lookupValue(applicationStatuses, statusId),
    previousStatusId,
    previousStatus: previousStatusId === null ? null : lookupValue(applicationStatuses, previousStatusId),
    decidedAt: application.decidedAt?.toISOString() ?? null,
    decidedByName: application.decidedByName,
    reason: formatReason(statusId, application.reasonCode),
    reasonText: application.reasonText,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    undoUntil: until !== null && now < until ? until.toISOString() : null,
    rebidDueAt: application.rebidDueAt?.toISOString() ?? null,
    steps: history.steps ?? [],
    offers: history.offers ?? [],
  };
};
