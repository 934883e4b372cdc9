import { sql } from 'kysely';
import { applicationStatuses } from '#contract/applications/states.ts';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import type * as contract from '#contract/clients/operations.ts';
import type { ClientPrequalificationCell, ClientContact } from '#contract/clients/shapes.ts';
import { lookupEntry } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import { recruitmentTypes, roleCategories } from '#contract/lookups/states.ts';
import { prequalificationStatus, prequalificationStatuses } from '#contract/prequalification/states.ts';
import { candidateEvents } from '#server/candidates/public.ts';
import { effectiveClosingTime, baseEngagementFields } from '#server/engagements/public.ts';
import type { KnownEvent } from '#server/platform/events/payload.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import { prequalificationKeyText, findLatestPrequalifications } from '#server/prequalification/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { clientHistoryKinds, clientHistorySentence } from '../rules/history-sentences.ts';
import { findClient } from './list-clients.ts';

/** Returns the status that an event moved a candidate to. */
const statusAfter = (event: KnownEvent): CandidateStatusId | null =>
  event.kind === candidateEvents.moved ? event.data.toStatusId : null;

type PageOfClient = InputOf<typeof contract.listClientEngagements>;

export const listClientEngagements = async (
  scope: AgencyScope,
  input: PageOfClient,
): Promise<HandlerResult<typeof contract.listClientEngagements>> => {
  if (!(await findClient(scope, input.clientId))) return notFound();
  const applied = scope.db
    .selectFrom('application as a')
    .innerJoin('engagement as e', 'e.id', 'a.engagementId')
    .where('a.supplierId', '=', scope.tenantId)
    .where('a.clientId', '=', input.clientId);
  const { total } = await applied.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await applied
    .select(['e.id', 'e.number', 'e.title', 'e.kind', 'e.stage', 'e.status', 'e.timeZone', 'a.statusId'])
    .select(effectiveClosingTime(scope.now, 'e').as('closingAt'))
    .select((eb) =>
      eb
        .selectFrom('candidate as k')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('k.engagementId', '=', 'e.id')
        .where('k.supplierId', '=', scope.tenantId)
        .where('k.statusId', '<>', candidateStatus.withdrew)
        .as('candidates'),
    )
    .orderBy(sql`e.status <> 'open'`)
    .orderBy('a.appliedAt', 'desc')
    .orderBy('e.id')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const records = rows.map((row) => ({
    ...baseEngagementFields(row),
    stage: row.stage,
    isOpen: row.status === 'open',
    applicationStatus: lookupEntry(applicationStatuses, row.statusId),
    candidates: row.candidates ?? 0,
  }));
  return toPage(records, input, total);
};

/**
 * Returns the current status of all six cells, one for each kind of role, including those never requested. An approval
 * past its last day is Expired.
 */
const cellsOf = async (scope: AgencyScope, clientId: string): Promise<ClientPrequalificationCell[]> => {
  const standing = await findLatestPrequalifications(scope, scope.tenantId, [clientId]);
  return recruitmentTypes.flatMap((recruitmentType) =>
    roleCategories.map((roleCategory) => {
      const key = { clientId, recruitmentTypeId: recruitmentType.id, roleCategoryId: roleCategory.id };
      const found = standing.get(prequalificationKeyText(key));
      const hasEnd =
        found?.statusId === prequalificationStatus.approved || found?.statusId === prequalificationStatus.expired;
      return {
        recruitmentType,
        roleCategory,
        status: found ? lookupEntry(prequalificationStatuses, found.statusId) : null,
        endsOn: hasEnd ? found.day : null,
      };
    }),
  );
};

const contactsOf = (scope: AgencyScope, clientId: string): Promise<ClientContact[]> =>
  scope.db
    .selectFrom('application as a')
    .innerJoin('engagement as e', 'e.id', 'a.engagementId')
    .select(({ fn }) => [
      'e.hiringLeadName as name',
      'e.hiringLeadEmail as email',
      fn.max('e.hiringLeadMobile').as('mobile'),
      fn.countAll<number>().as('engagements'),
    ])
    .where('a.supplierId', '=', scope.tenantId)
    .where('a.clientId', '=', clientId)
    .groupBy(['e.hiringLeadName', 'e.hiringLeadEmail'])
    .orderBy('engagements', 'desc')
    .orderBy('name')
    .orderBy('email')
    .execute();

export const listClientHistory = async (
  scope: AgencyScope,
  input: PageOfClient,
): Promise<HandlerResult<typeof contract.listClientHistory>> => {
  if (!(await findClient(scope, input.clientId))) return notFound();
  const happened = scope.db
    .selectFrom('event')
    .innerJoin('engagement', 'engagement.id', 'event.engagementId')
    .where('event.supplierId', '=', scope.tenantId)
    .where('event.clientId', '=', input.clientId)
    .where('event.kind', 'in', clientHistoryKinds);
  const { total } = await happened.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await happened
    .leftJoin('talentRequest', 'talentRequest.id', 'event.talentRequestId')
    .leftJoin('candidate', 'candidate.id', 'event.candidateId')
    .select(['event.id', 'event.kind', 'event.at', 'event.data', 'engagement.id as engagementId', 'engagement.title'])
    .select(['talentRequest.jobTitle', 'candidate.firstName', 'candidate.lastName'])
    .orderBy('event.sequence', 'desc')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const records = rows.map((row) => ({
    id: row.id,
    sentence: clientHistorySentence(row.kind, {
      engagement: row.title,
      talentRequest: row.jobTitle,
      candidate: row.firstName === null ? null : `${row.firstName} ${row.lastName ?? ''}`,
      toStatusId: statusAfter(scope.payloads.read(row)),
    }),
    engagementId: row.engagementId,
    engagementTitle: row.title,
    at: row.at.toISOString(),
  }));
  return toPage(records, input, total);
};

/** Returns how long, and where, an agency owns a candidate that it submits to the client now. */
const ownershipTermsOf = (scope: AgencyScope, clientId: string) =>
  scope.db
    .selectFrom('tenant')
    .select(['ownershipDays', 'ownershipScope'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();

export const readClient = async (
  scope: AgencyScope,
  { clientId }: InputOf<typeof contract.readClient>,
): Promise<HandlerResult<typeof contract.readClient>> => {
  const client = await findClient(scope, clientId);
  if (!client) return notFound();
  return {
    ...client,
    ...(await ownershipTermsOf(scope, clientId)),
    prequalification: await cellsOf(scope, clientId),
    contacts: await contactsOf(scope, clientId),
  };
};
