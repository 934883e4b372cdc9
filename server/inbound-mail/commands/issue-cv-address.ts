import { randomBytes } from 'node:crypto';
import type { issueCvAddress as operation } from '#contract/inbound-mail/operations.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { readSubmission } from '#server/candidates/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { toCvAddress } from '../queries/cv-address.ts';

/** Gives the caller a new address for emailing CVs for a talent request. The previous address stops working. */
export const issueCvAddress = async (
  scope: AgencyScope,
  { talentRequestId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const submission = await readSubmission(scope, { talentRequestId });
  if (submission instanceof Refused) return submission;
  const { tenantId, userId, now: createdAt } = scope;
  const page = `/engagement/${submission.engagementId}/submit/${talentRequestId}/cvs`;
  const address = { token: randomBytes(16).toString('hex'), page, createdAt };
  await scope.db
    .insertInto('inboundAddress')
    .values({ id: newId(), tenantId, userId, threadId: null, talentRequestId, ...address })
    .onConflict((conflict) => conflict.constraint('inbound_address_of_request').doUpdateSet(address))
    .execute();
  return toCvAddress(scope, address.token);
};
