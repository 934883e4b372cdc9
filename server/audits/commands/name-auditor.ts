import type { nameAuditor as operation } from '#contract/audits/operations.ts';
import { auditRefusals } from '#contract/audits/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { lockEngagement } from '#server/engagements/public.ts';
import { registerAuditor } from '#server/identity/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { auditEvents } from '../events.ts';
import { readAudit, readRightToNameAuditor } from '../queries/list-audits.ts';

/** Names the auditor of a settled auction, and creates an account if the email is new. Source: decision 0074. */
export const nameAuditor = async (
  scope: ProviderScope,
  { engagementId, ...person }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const engagement = await lockEngagement(scope, engagementId);
  if (!engagement) return notFound();
  const right = await readRightToNameAuditor(scope, engagementId);
  if (!right.allowed) {
    const code = right.reasons[0]?.code === 'audit-running' ? 'audit-running' : 'lots-not-settled';
    return refuse(auditRefusals[code], { reasons: right.reasons });
  }
  const auditor = await registerAuditor(scope, person);
  if (!auditor) {
    const { message } = auditRefusals['not-an-auditor'];
    return refuse(auditRefusals['not-an-auditor'], { fields: [{ field: 'email', message }] });
  }
  const auditId = newId();
  await scope.db
    .insertInto('audit')
    .values({
      id: auditId,
      engagementId,
      clientId: engagement.clientId,
      auditorId: auditor.auditorId,
      namedAt: scope.now,
      namedByName: scope.userName,
    })
    .execute();
  await scope.emit({ kind: auditEvents.named, engagementId, data: { auditId, userId: auditor.userId } });
  return (await readAudit(scope, auditId)) ?? notFound();
};
