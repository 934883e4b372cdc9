import { formatReason } from '#contract/applications/rules.ts';
import { applicationStatus } from '#contract/applications/states.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { revocationCopy } from '../copy.ts';

/** Returns the text of the employer's reason for an application's status, as the agency reads it. */
export const readApplicationReason = async (scope: Scope, applicationId: string): Promise<string> => {
  const { statusId, reasonCode, reasonText } = await scope.db
    .selectFrom('application')
    .select(['statusId', 'reasonCode', 'reasonText'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return [formatReason(statusId, reasonCode), reasonText].filter((text) => text !== null && text !== '').join(': ');
};

/**
 * Returns the reason why an agency no longer takes part in an engagement. The agency is given this reason when its bid
 * is revoked.
 */
export const readLeavingReason = async (scope: Scope, engagementId: string, supplierId: string): Promise<string> => {
  const { id, statusId } = await scope.db
    .selectFrom('application')
    .select(['id', 'statusId'])
    .where('engagementId', '=', engagementId)
    .where('supplierId', '=', supplierId)
    .executeTakeFirstOrThrow();
  if (statusId === applicationStatus.withdrew) return revocationCopy.withdrew;
  if (statusId === applicationStatus.notSelected) return revocationCopy.notSelected;
  return readApplicationReason(scope, id);
};
