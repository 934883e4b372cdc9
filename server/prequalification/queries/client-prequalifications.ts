import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import { recruitmentTypes, roleCategories } from '#contract/lookups/states.ts';
import type * as operations from '#contract/prequalification/operations/agency.ts';
import { prequalificationCells, type PrequalificationCell } from '#contract/prequalification/rules.ts';
import type { PrequalificationCellStatus, ClientPrequalificationCells } from '#contract/prequalification/shapes.ts';
import { prequalificationStatuses } from '#contract/prequalification/states.ts';
import { findEngagement } from '#server/engagements/public.ts';
import { keywordPatterns } from '#server/platform/db/keyword-patterns.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToRequestPrequalification } from '../policy.ts';
import {
  prequalificationKeyText,
  findLatestRequests,
  type PrequalificationRequestRow,
} from './current-prequalifications.ts';
import { listStepsBetween } from './steps.ts';

interface Client {
  readonly id: string;
  readonly name: string;
  readonly city: string;
}

/** Finds a client visible to agencies; undefined if no client has this ID. */
export const findClient = (scope: AgencyScope, clientId: string) =>
  scope.db
    .selectFrom('tenant')
    .select(['id', 'name', 'city'])
    .where('id', '=', clientId)
    .where('side', '=', 'client')
    .where('status', '=', 'approved')
    .executeTakeFirst();

/** Returns when the newest file in the caller's library was uploaded; null if the library is empty. */
export const newestDocumentAt = async (scope: AgencyScope): Promise<Date | null> => {
  const row = await scope.db
    .selectFrom('prequalificationVersion as version')
    .innerJoin('prequalificationDocument as document', 'document.id', 'version.documentId')
    .select('version.createdAt')
    .where('version.supplierId', '=', scope.tenantId)
    .where('version.isCurrent', '=', true)
    .where('document.deletedAt', 'is', null)
    .orderBy('version.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.createdAt ?? null;
};

/** Returns the agency's prequalification with a client for one kind of role, as a cell of the table shows it. */
export const toPrequalificationCell = (
  scope: AgencyScope,
  client: Pick<Client, 'id' | 'name'>,
  { recruitmentTypeId, roleCategoryId }: PrequalificationCell,
  known: { requests: ReadonlyMap<string, PrequalificationRequestRow>; newestDocumentAt: Date | null },
  timeZone: string,
): PrequalificationCellStatus => {
  const latest =
    known.requests.get(prequalificationKeyText({ clientId: client.id, recruitmentTypeId, roleCategoryId })) ?? null;
  return {
    recruitmentTypeId,
    recruitmentType: lookupValue(recruitmentTypes, recruitmentTypeId),
    roleCategoryId,
    roleCategory: lookupValue(roleCategories, roleCategoryId),
    isPrequalificationApplied: latest !== null,
    prequalificationStageStatus: lookupValue(prequalificationStatuses, latest?.statusId),
    prequalificationStatusId: latest?.statusId ?? null,
    prequalificationId: latest?.id ?? null,
    requestedAt: latest?.requestedAt.toISOString() ?? null,
    decidedAt: latest?.decidedAt?.toISOString() ?? null,
    endsOn: latest?.endsOn ?? null,
    reasonText: latest?.reasonText ?? null,
    can: {
      request: rightToRequestPrequalification(scope, {
        clientName: client.name,
        latest,
        newestDocumentAt: known.newestDocumentAt,
        timeZone,
      }),
    },
  };
};

/** Loads the requests behind these clients' cells, and the facts that the right to request depends on. */
export const loadPrequalificationRequests = async (scope: AgencyScope, clientIds: readonly string[]) => ({
  requests: await findLatestRequests(scope, scope.tenantId, clientIds),
  newestDocumentAt: await newestDocumentAt(scope),
});

const statusesOf = async (
  scope: AgencyScope,
  clients: readonly Client[],
  wanted: readonly PrequalificationCell[],
  timeZone: string,
): Promise<ClientPrequalificationCells[]> => {
  const known = await loadPrequalificationRequests(
    scope,
    clients.map(({ id }) => id),
  );
  return clients.map((client) => ({
    clientId: client.id,
    clientName: client.name,
    location: client.city,
    cells: wanted.map((cell) => toPrequalificationCell(scope, client, cell, known, timeZone)),
  }));
};

const clientsLike = (scope: AgencyScope, keywords: string) => {
  let query = scope.db.selectFrom('tenant').where('tenant.side', '=', 'client').where('tenant.status', '=', 'approved');
  for (const pattern of keywordPatterns(keywords)) query = query.where('tenant.name', 'ilike', pattern);
  return query;
};

export const listClientPrequalifications = async (
  scope: AgencyScope,
  input: InputOf<typeof operations.clientPrequalifications>,
): Promise<HandlerResult<typeof operations.clientPrequalifications>> => {
  const { total } = await clientsLike(scope, input.keywords)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const clients = await clientsLike(scope, input.keywords)
    .select(['tenant.id', 'tenant.name', 'tenant.city'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('prequalificationRequest as request')
            .select('request.id')
            .whereRef('request.clientId', '=', 'tenant.id')
            .where('request.supplierId', '=', scope.tenantId),
        )
        .as('isAsked'),
    )
    .orderBy('isAsked', 'desc')
    .orderBy('tenant.name')
    .orderBy('tenant.id')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const { recruitmentTypeId, roleCategoryId } = input;
  const wanted = prequalificationCells.filter(
    (cell) =>
      (recruitmentTypeId === undefined || cell.recruitmentTypeId === recruitmentTypeId) &&
      (roleCategoryId === undefined || cell.roleCategoryId === roleCategoryId),
  );
  return toPage(await statusesOf(scope, clients, wanted, input.timeZone), input, total);
};

export const readClientPrequalification = async (
  scope: AgencyScope,
  { clientId, timeZone }: InputOf<typeof operations.clientPrequalification>,
): Promise<HandlerResult<typeof operations.clientPrequalification>> => {
  const client = await findClient(scope, clientId);
  if (!client) return notFound();
  const [status] = await statusesOf(scope, [client], prequalificationCells, timeZone);
  if (!status) return notFound();
  return { ...status, history: await listStepsBetween(scope, { supplierId: scope.tenantId, clientId }) };
};

export const readEngagementPrequalification = async (
  scope: AgencyScope,
  { engagementId, timeZone }: InputOf<typeof operations.engagementPrequalification>,
): Promise<HandlerResult<typeof operations.engagementPrequalification>> => {
  const engagement = await findEngagement(scope, engagementId);
  if (!engagement) return notFound();
  const { clientId, clientName, requiresPrequalification } = engagement;
  const cell = toPrequalificationCell(
    scope,
    { id: clientId, name: clientName },
    engagement,
    await loadPrequalificationRequests(scope, [clientId]),
    timeZone,
  );
  return { engagementId, clientId, clientName, requiresPrequalification, ...cell };
};

/**
 * Returns the caller's right to request prequalification for an opportunity, from its client and for its kind of role,
 * if the opportunity requires it.
 */
export const readRightToRequestPrequalification = async (
  scope: AgencyScope,
  { clientId, clientName, ...cell }: PrequalificationCell & { clientId: string; clientName: string },
  timeZone: string,
): Promise<PrequalificationCellStatus['can']['request']> =>
  toPrequalificationCell(
    scope,
    { id: clientId, name: clientName },
    cell,
    await loadPrequalificationRequests(scope, [clientId]),
    timeZone,
  ).can.request;
