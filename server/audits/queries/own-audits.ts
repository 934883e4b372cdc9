import { sql } from 'kysely';
import type { OwnAudit } from '#contract/audits/shapes.ts';
import type { LotState } from '#contract/bidding/states.ts';
import { hasSecondFactor } from '#server/identity/public.ts';
import type { AuditorScope } from '#server/platform/scope/scope.ts';

/** A lot that the auditor may read. */
export interface AuditedLot {
  auditId: string;
  engagementNumber: number;
  title: string;
  clientName: string;
  currencyCode: string;
  talentRequestId: string;
  talentRequestNumber: number;
  jobTitle: string;
  state: LotState;
  closedAt: Date | null;
  finalHead: string | null;
  isReadable: boolean;
}

/** Lists the lots of the auditor's audits, latest audit first. */
export const listAuditedLots = async (scope: AuditorScope): Promise<readonly AuditedLot[]> =>
  (await sql<AuditedLot>`select * from app.audited_lots()`.execute(scope.db)).rows;

/** Lists the auditor's audits with their lots, latest first. */
export const listOwnAudits = async (scope: AuditorScope): Promise<{ audits: OwnAudit[]; needsTwoStep: boolean }> => {
  const audits = await scope.db
    .selectFrom('audit')
    .select(['id', 'namedAt', 'namesShownAt', 'endedAt'])
    .where('auditorId', '=', scope.tenantId)
    .orderBy('namedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const lots = Map.groupBy(await listAuditedLots(scope), ({ auditId }) => auditId);
  return {
    needsTwoStep: !(await hasSecondFactor(scope)),
    audits: audits.flatMap(({ id, namedAt, namesShownAt, endedAt }) => {
      const ofAudit = lots.get(id) ?? [];
      const [first] = ofAudit;
      if (!first) return [];
      const { engagementNumber, title, clientName } = first;
      return {
        auditId: id,
        namedAt: namedAt.toISOString(),
        namesShownAt: namesShownAt?.toISOString() ?? null,
        endedAt: endedAt?.toISOString() ?? null,
        engagementNumber,
        title,
        clientName,
        lots: ofAudit.map(({ talentRequestId, talentRequestNumber, jobTitle, state, closedAt, isReadable }) => ({
          talentRequestId,
          talentRequestNumber,
          jobTitle,
          state,
          closedAt: closedAt?.toISOString() ?? null,
          isReadable,
        })),
      };
    }),
  };
};
