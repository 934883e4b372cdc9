import type { endAudit as endOperation, showAgencyNames as namesOperation } from '#contract/audits/operations.ts';
import { auditRefusals } from '#contract/audits/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { auditEvents } from '../events.ts';
import { readAudit } from '../queries/list-audits.ts';

const lockAudit = (scope: ProviderScope, auditId: string) =>
  scope.db.selectFrom('audit').selectAll().where('id', '=', auditId).forNoKeyUpdate().executeTakeFirst();

/** Lets the auditor see the names of the agencies. Source: decision 0074. */
export const showAgencyNames = async (
  scope: ProviderScope,
  { auditId, reason }: InputOf<typeof namesOperation>,
): Promise<HandlerResult<typeof namesOperation>> => {
  const audit = await lockAudit(scope, auditId);
  if (!audit) return notFound();
  if (audit.endedAt !== null) return refuse(auditRefusals['audit-ended']);
  if (audit.namesShownAt !== null) return refuse(auditRefusals['names-shown']);
  await scope.db
    .updateTable('audit')
    .set({ namesShownAt: scope.now, namesShownByName: scope.userName, namesReason: reason })
    .where('id', '=', auditId)
    .execute();
  await scope.emit({ kind: auditEvents.namesShown, engagementId: audit.engagementId, data: { auditId } });
  return (await readAudit(scope, auditId)) ?? notFound();
};

/** Ends an audit, after which its auditor can no longer read the log. */
export const endAudit = async (
  scope: ProviderScope,
  { auditId }: InputOf<typeof endOperation>,
): Promise<HandlerResult<typeof endOperation>> => {
  const audit = await lockAudit(scope, auditId);
  if (!audit) return notFound();
  if (audit.endedAt !== null) return refuse(auditRefusals['audit-ended']);
  await scope.db
    .updateTable('audit')
    .set({ endedAt: scope.now, endedByName: scope.userName })
    .where('id', '=', auditId)
    .execute();
  await scope.emit({ kind: auditEvents.ended, engagementId: audit.engagementId, data: { auditId } });
  return (await readAudit(scope, auditId)) ?? notFound();
};
