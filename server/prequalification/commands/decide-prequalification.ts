import { commonRefusals } from '#contract/common/refusal.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type * as operations from '#contract/prequalification/operations/employer.ts';
import { prequalificationRefusals } from '#contract/prequalification/refusals.ts';
import { addMonths, defaultApprovalMonths } from '#contract/prequalification/rules.ts';
import {
  prequalificationStatus,
  prequalificationStatuses,
  type PrequalificationStatusId,
} from '#contract/prequalification/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { prequalificationEvents, type PrequalificationEvent } from '../events.ts';
import { prequalificationDecisionRights } from '../policy.ts';
import { listSharedDocuments } from '../queries/shared-documents.ts';
import { utcDay } from '../rules/days.ts';
import { endDateError, extensionError } from '../rules/end-date.ts';
import { prequalificationStatusAt } from '../rules/valid-until.ts';
import { recordStep } from './record-step.ts';

const lockRequest = async (scope: ClientScope, id: string) => {
  const row = await scope.db
    .selectFrom('prequalificationRequest')
    .selectAll()
    .where('id', '=', id)
    .where('clientId', '=', scope.tenantId)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, statusId: prequalificationStatusAt(row, scope.now) };
};

type Locked = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

/** Saves a decision with the user who made it, adds it to the history, and returns the request's new state. */
const write = async (
  scope: ClientScope,
  request: Locked,
  decision: {
    kind: PrequalificationEvent;
    statusId: PrequalificationStatusId;
    reasonText?: string;
    endsOn: string | null;
  },
) => {
  const { kind, statusId, reasonText, endsOn } = decision;
  await scope.db
    .updateTable('prequalificationRequest')
    .set({
      statusId,
      endsOn,
      reasonText: reasonText ?? null,
      decidedAt: scope.now,
      decidedBy: scope.userId,
      decidedByName: scope.userName,
    })
    .where('id', '=', request.id)
    .where('clientId', '=', scope.tenantId)
    .execute();
  await recordStep(scope, { kind, request, statusId, reasonText, endsOn });
  return {
    prequalificationId: request.id,
    prequalificationStatusId: statusId,
    prequalificationStatus: lookupValue(prequalificationStatuses, statusId),
    endsOn,
  };
};

/**
 * Approves a request on the employer's behalf until a given day, and records the document versions on which the
 * approval is based. Refuses if these differ from the versions that the employer has read.
 */
export const approvePrequalification = async (
  scope: ClientScope,
  input: InputOf<typeof operations.approvePrequalification>,
): Promise<HandlerResult<typeof operations.approvePrequalification>> => {
  const request = await lockRequest(scope, input.prequalificationId);
  if (!request) return notFound();
  const { approve } = prequalificationDecisionRights(request.statusId);
  if (!approve.allowed) {
    return refuse(prequalificationRefusals['prequalification-decided'], { reasons: approve.reasons });
  }
  const today = utcDay(scope.now);
  const endsOn = input.endsOn ?? addMonths(today, defaultApprovalMonths);
  const message = endDateError(endsOn, today);
  if (message !== undefined) return refuse(commonRefusals['invalid-input'], { fields: [{ field: 'endsOn', message }] });
  const documents = await listSharedDocuments(scope, request);
  const read = new Set(input.versionIds);
  if (read.size !== documents.length || documents.some(({ versionId }) => !read.has(versionId))) {
    return refuse(prequalificationRefusals['documents-changed']);
  }
  if (documents.length > 0) {
    await scope.db
      .insertInto('prequalificationPin')
      .values(
        documents.map(({ versionId, description, expiresOn }) => ({
          requestId: request.id,
          versionId,
          supplierId: request.supplierId,
          clientId: scope.tenantId,
          description,
          expiresOn,
        })),
      )
      .execute();
  }
  const statusId = prequalificationStatus.approved;
  return write(scope, request, { kind: prequalificationEvents.approved, statusId, endsOn });
};

/** Declines a request on the employer's behalf, with a reason. */
export const declinePrequalification = async (
  scope: ClientScope,
  { prequalificationId, reasonText }: InputOf<typeof operations.declinePrequalification>,
): Promise<HandlerResult<typeof operations.declinePrequalification>> => {
  const request = await lockRequest(scope, prequalificationId);
  if (!request) return notFound();
  const { decline } = prequalificationDecisionRights(request.statusId);
  if (!decline.allowed) {
    return refuse(prequalificationRefusals['prequalification-decided'], { reasons: decline.reasons });
  }
  const statusId = prequalificationStatus.declined;
  return write(scope, request, { kind: prequalificationEvents.declined, statusId, reasonText, endsOn: null });
};

/** Extends an approval on the employer's behalf to a later day, based on the same documents. */
export const extendPrequalification = async (
  scope: ClientScope,
  { prequalificationId, endsOn }: InputOf<typeof operations.extendPrequalification>,
): Promise<HandlerResult<typeof operations.extendPrequalification>> => {
  const request = await lockRequest(scope, prequalificationId);
  if (!request) return notFound();
  const { extend } = prequalificationDecisionRights(request.statusId);
  if (!extend.allowed) {
    return refuse(prequalificationRefusals['nothing-to-extend'], { reasons: extend.reasons });
  }
  const message = extensionError(endsOn, request.endsOn, utcDay(scope.now));
  if (message !== undefined) return refuse(commonRefusals['invalid-input'], { fields: [{ field: 'endsOn', message }] });
  const statusId = prequalificationStatus.approved;
  await scope.db
    .updateTable('prequalificationRequest')
    .set({ endsOn })
    .where('id', '=', request.id)
    .where('clientId', '=', scope.tenantId)
    .execute();
  await recordStep(scope, { kind: prequalificationEvents.extended, request, statusId, endsOn });
  return {
    prequalificationId: request.id,
    prequalificationStatusId: statusId,
    prequalificationStatus: lookupValue(prequalificationStatuses, statusId),
    endsOn,
  };
};

/** Revokes an approval on the employer's behalf. New applications then need a new approval; existing ones continue. */
export const revokePrequalification = async (
  scope: ClientScope,
  { prequalificationId, reasonText }: InputOf<typeof operations.revokePrequalification>,
): Promise<HandlerResult<typeof operations.revokePrequalification>> => {
  const request = await lockRequest(scope, prequalificationId);
  if (!request) return notFound();
  const { revoke } = prequalificationDecisionRights(request.statusId);
  if (!revoke.allowed) {
    return refuse(prequalificationRefusals['nothing-to-revoke'], { reasons: revoke.reasons });
  }
  const { endsOn } = request;
  const statusId = prequalificationStatus.revoked;
  return write(scope, request, { kind: prequalificationEvents.revoked, statusId, reasonText, endsOn });
};
