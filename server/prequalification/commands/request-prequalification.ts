import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { requestPrequalification as operation } from '#contract/prequalification/operations/agency.ts';
import { prequalificationRefusals } from '#contract/prequalification/refusals.ts';
import { prequalificationStatus, prequalificationStatuses } from '#contract/prequalification/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { readCompanyFacts } from '#server/profile/public.ts';
import { prequalificationEvents } from '../events.ts';
import { rightToRequestPrequalification } from '../policy.ts';
import { findClient, newestDocumentAt } from '../queries/client-prequalifications.ts';
import { newDocumentNeededSince } from '../rules/request-reasons.ts';
import { prequalificationStatusAt } from '../rules/valid-until.ts';
import { shareDocuments } from './share-documents.ts';
import { recordStep, recordExpiry } from './record-step.ts';

type Input = InputOf<typeof operation>;

const lockLatest = (scope: AgencyScope, key: Pick<Input, 'clientId' | 'recruitmentTypeId' | 'roleCategoryId'>) =>
  scope.db
    .selectFrom('prequalificationRequest')
    .select(['id', 'supplierId', 'clientId', 'statusId', 'decidedAt', 'endsOn'])
    .where('supplierId', '=', scope.tenantId)
    .where('clientId', '=', key.clientId)
    .where('recruitmentTypeId', '=', key.recruitmentTypeId)
    .where('roleCategoryId', '=', key.roleCategoryId)
    .orderBy('requestedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

const chosenDocuments = async (scope: AgencyScope, documentIds: readonly string[]) =>
  documentIds.length === 0
    ? []
    : scope.db
        .selectFrom('prequalificationDocument as document')
        .innerJoin('prequalificationVersion as version', (join) =>
          join.onRef('version.documentId', '=', 'document.id').on('version.isCurrent', '=', true),
        )
        .select(['document.id', 'version.createdAt'])
        .where('document.id', 'in', documentIds)
        .where('document.supplierId', '=', scope.tenantId)
        .where('document.deletedAt', 'is', null)
        .execute();

/** Requests prequalification for a kind of role from a client, and shares the selected documents for that kind. */
export const requestPrequalification = async (
  scope: AgencyScope,
  input: Input,
): Promise<HandlerResult<typeof operation>> => {
  const { clientId, recruitmentTypeId, roleCategoryId } = input;
  const client = await findClient(scope, clientId);
  if (!client) return notFound();
  const found = await lockLatest(scope, input);
  const latest = found ? { ...found, statusId: prequalificationStatusAt(found, scope.now) } : null;
  const { timeZone } = input;
  const facts = { clientName: client.name, latest, newestDocumentAt: await newestDocumentAt(scope), timeZone };
  const right = rightToRequestPrequalification(scope, facts);
  if (!right.allowed) {
    const message = right.reasons.map(({ text }) => text).join(' ');
    return refuse(prequalificationRefusals['prequalification-not-open'], { message, reasons: right.reasons });
  }
  const wanted = [...new Set(input.documentIds)];
  const documents = await chosenDocuments(scope, wanted);
  if (documents.length < wanted.length) return refuse(prequalificationRefusals['document-gone']);
  const since = newDocumentNeededSince(latest, scope.now);
  if (since !== null && !documents.some(({ createdAt }) => createdAt > since)) {
    return refuse(prequalificationRefusals['new-documents-needed']);
  }
  if (found && latest?.statusId !== found.statusId) await recordExpiry(scope, found);
  const statusId = prequalificationStatus.pending;
  const request = await scope.db
    .insertInto('prequalificationRequest')
    .values({
      id: newId(),
      supplierId: scope.tenantId,
      clientId,
      recruitmentTypeId,
      roleCategoryId,
      statusId,
      requestedAt: scope.now,
      supplierName: scope.tenantName,
      agency: JSON.stringify(await readCompanyFacts(scope)),
      message: input.message,
      requestedBy: scope.userId,
      requestedByName: scope.userName,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'supplierId', 'clientId'])
    .executeTakeFirst();
  if (!request) return refuse(prequalificationRefusals['prequalification-not-open']);
  await shareDocuments(scope, { clientId, recruitmentTypeId, roleCategoryId }, wanted);
  await recordStep(scope, { kind: prequalificationEvents.requested, request, statusId });
  return {
    prequalificationId: request.id,
    prequalificationStatusId: statusId,
    prequalificationStatus: lookupValue(prequalificationStatuses, statusId),
    endsOn: null,
  };
};
