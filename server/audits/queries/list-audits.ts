import type { listAudits as operation } from '#contract/audits/operations.ts';
import type { Audit } from '#contract/audits/shapes.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { Right } from '#contract/common/refusal.ts';
import { isAuctionSettled } from '#server/bidding/public.ts';
import { findEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { rightToNameAuditor } from '../policy.ts';

const auditsIn = (scope: ProviderScope) =>
  scope.db
    .selectFrom('audit as a')
    .innerJoin('tenant as t', 't.id', 'a.auditorId')
    .innerJoin('appUser as u', 'u.tenantId', 't.id')
    .selectAll('a')
    .select(['t.name as auditorName', 'u.firstName', 'u.lastName', 'u.email']);

type Row = Awaited<ReturnType<ReturnType<typeof auditsIn>['execute']>>[number];

/** Returns all accesses of these audits, latest first. */
const accessesOf = async (scope: ProviderScope, auditIds: readonly string[]) =>
  auditIds.length === 0
    ? []
    : scope.db
        .selectFrom('auditAccess as x')
        .innerJoin('talentRequest as r', 'r.id', 'x.talentRequestId')
        .selectAll('x')
        .select('r.jobTitle')
        .where('x.auditId', 'in', auditIds)
        .orderBy('x.at', 'desc')
        .orderBy('x.id', 'desc')
        .execute();

const auditViews = async (scope: ProviderScope, rows: readonly Row[]): Promise<Audit[]> => {
  const accesses = await accessesOf(
    scope,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    auditId: row.id,
    namedAt: row.namedAt.toISOString(),
    namesShownAt: row.namesShownAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    auditorName: row.auditorName,
    personName: `${row.firstName} ${row.lastName}`,
    email: row.email,
    namedBy: row.namedByName,
    namesShownBy: row.namesShownByName,
    namesReason: row.namesReason,
    endedBy: row.endedByName,
    accesses: accesses
      .filter(({ auditId }) => auditId === row.id)
      .map(({ at, auditorName, isDownload, withNames, jobTitle }) => ({
        at: at.toISOString(),
        auditorName,
        isDownload,
        withNames,
        jobTitle,
      })),
  }));
};

/** Reads one audit with its accesses. */
export const readAudit = async (scope: ProviderScope, auditId: string): Promise<Audit | undefined> => {
  const rows = await auditsIn(scope).where('a.id', '=', auditId).execute();
  return (await auditViews(scope, rows))[0];
};

/** Reads whether Rolecall may name an auditor for an auction now. */
export const readRightToNameAuditor = async (scope: ProviderScope, engagementId: string): Promise<Right> => {
  const running = await scope.db
    .selectFrom('audit')
    .select('id')
    .where('engagementId', '=', engagementId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  const isSettled = await isAuctionSettled(scope, engagementId);
  return rightToNameAuditor({ isSettled, hasRunningAudit: running !== undefined });
};

/** Lists an auction's audits for Rolecall, latest first. */
export const listAudits = async (
  scope: ProviderScope,
  { engagementId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  if (!(await findEngagement(scope, engagementId))) return notFound();
  const rows = await auditsIn(scope)
    .where('a.engagementId', '=', engagementId)
    .orderBy('a.namedAt', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
  return {
    audits: await auditViews(scope, rows),
    can: { name: await readRightToNameAuditor(scope, engagementId) },
  };
};
