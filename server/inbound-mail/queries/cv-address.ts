import type { CvAddress, readCvAddress as operation } from '#contract/inbound-mail/operations.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { readSubmission } from '#server/candidates/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { cvAddress } from '../rules/inbound-address.ts';

export const toCvAddress = (scope: AgencyScope, token: string | undefined): CvAddress => {
  const domain = scope.settings.inboundMailDomain;
  const address = domain === undefined || token === undefined ? null : cvAddress(token, domain);
  return { isOn: domain !== undefined, address };
};

/** Returns the caller's address for emailing CVs for a talent request. */
export const readCvAddress = async (
  scope: AgencyScope,
  { talentRequestId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const submission = await readSubmission(scope, { talentRequestId });
  if (submission instanceof Refused) return submission;
  const row = await scope.db
    .selectFrom('inboundAddress')
    .select('token')
    .where('tenantId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .where('talentRequestId', '=', talentRequestId)
    .executeTakeFirst();
  return toCvAddress(scope, row?.token);
};
