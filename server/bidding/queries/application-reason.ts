import { formatReason } from '#contract/applications/rules.ts';
import type { Scope } from '#server/platform/scope/scope.ts';

/** The employer's reason for the status of an application, as its agency reads it. */
export const applicationReason = async (scope: Scope, applicationId: string): Promise<string> => {
  const { statusId, reasonCode, reasonText } = await scope.db
    .selectFrom('application')
    .select(['statusId', 'reasonCode', 'reasonText'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return [formatReason(statusId, reasonCode), reasonText].filter((text) => text !== null && text !== '').join(': ');
};
