import { sql } from 'kysely';
import type { listConsents } from '#contract/consents/operations.ts';
import type { ConsentRequest } from '#contract/consents/shapes.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { consentRequestRights } from '../policy.ts';

type Filter = Partial<Pick<InputOf<typeof listConsents>, 'engagementId' | 'states' | 'isSubmitted'>>;

const requests = (scope: AgencyScope, { engagementId, states = [], isSubmitted }: Filter = {}) =>
  scope.db
    .selectFrom('consentRequest as c')
    .innerJoin('engagement as e', 'e.id', 'c.engagementId')
    .innerJoin('talentRequest as r', 'r.id', 'c.talentRequestId')
    .innerJoin('tenant as t', 't.id', 'c.clientId')
    .leftJoin('candidate as k', 'k.consentRequestId', 'c.id')
    .where('c.supplierId', '=', scope.tenantId)
    .where('c.erasedAt', 'is', null)
    .$if(engagementId !== undefined, (query) => query.where('c.engagementId', '=', engagementId ?? ''))
    .$if(states.length > 0, (query) => query.where('c.state', 'in', states))
    .$if(isSubmitted !== undefined, (query) => query.where('k.id', isSubmitted === true ? 'is not' : 'is', null));

const rows = (scope: AgencyScope, filter?: Filter) =>
  requests(scope, filter)
    .selectAll('c')
    .select(['e.number as engagementNumber', 'e.title as engagementTitle', 'e.kind', 'r.jobTitle'])
    .select(['t.name as clientName', 'k.id as candidateId']);

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];
const text = (date: Date | null): string | null => date?.toISOString() ?? null;

const toRequest = (scope: AgencyScope, row: Row): ConsentRequest => ({
  consentRequestId: row.id,
  state: row.state,
  engagementId: row.engagementId,
  engagementNumber: row.engagementNumber,
  engagementTitle: row.engagementTitle,
  auctionType: row.kind,
  talentRequestId: row.talentRequestId,
  jobTitle: row.jobTitle,
  clientId: row.clientId,
  clientName: row.clientName,
  firstName: row.firstName,
  lastName: row.lastName,
  emailAddress: row.emailAddress,
  requestedAt: row.requestedAt.toISOString(),
  requestedByName: row.requestedByName,
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  openedAt: text(row.openedAt),
  answeredAt: text(row.answeredAt),
  withdrawnAt: text(row.withdrawnAt),
  note: row.note,
  withdrawalNote: row.withdrawalNote,
  corrections: row.corrections,
  candidateId: row.candidateId,
  problem: row.problem,
  can: consentRequestRights(scope, row),
});

/** Returns one of the agency's requests after a change to it. */
export const reloadConsentRequest = async (scope: AgencyScope, requestId: string): Promise<ConsentRequest> =>
  toRequest(scope, await rows(scope).where('c.id', '=', requestId).executeTakeFirstOrThrow());

/**
 * Lists the agency's requests. Those whose candidate has been submitted remain in the list, as proof of the consent.
 */
export const listConsentRequests = async (
  scope: AgencyScope,
  { pageCurrent, pageSize, ...filter }: InputOf<typeof listConsents>,
): Promise<HandlerResult<typeof listConsents>> => {
  const found = await rows(scope, filter)
    .orderBy('c.requestedAt', 'desc')
    .orderBy('c.id', 'desc')
    .limit(pageSize)
    .offset(pageCurrent * pageSize)
    .execute();
  const { count } = await requests(scope, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return toPage(
    found.map((row) => toRequest(scope, row)),
    { pageCurrent, pageSize },
    count,
  );
};
