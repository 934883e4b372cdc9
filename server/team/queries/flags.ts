import type { InputOf, SentOutputOf } from '#contract/common/operation.ts';
import type { readAgencyFlags as agencyOperation, readFlags as operation } from '#contract/team/operations/flags.ts';
import { isTestAccount } from '#contract/team/rules.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope, ProviderScope } from '#server/platform/scope/scope.ts';

const flagsOf = async ({ db }: AgencyScope | ProviderScope, tenantId: string) => {
  const row = await db.selectFrom('tenantFlag').selectAll().where('tenantId', '=', tenantId).executeTakeFirst();
  return {
    isAccessible: row?.isAccessible ?? false,
    isBetaMode: row?.isBetaMode ?? false,
    isContractMode: row?.isContractMode ?? false,
  };
};

/** Reads the feature flags of the caller's agency, and whether the caller is a test account. */
export const readFlags = async (scope: AgencyScope): Promise<SentOutputOf<typeof operation>> => {
  const { email } = await scope.db
    .selectFrom('appUser')
    .select('email')
    .where('id', '=', scope.userId)
    .executeTakeFirstOrThrow();
  return { ...(await flagsOf(scope, scope.tenantId)), isTestAccount: isTestAccount(email) };
};

/** Reads an agency's feature flags, for the provider. */
export const readAgencyFlags = async (
  scope: ProviderScope,
  { tenantId }: Pick<InputOf<typeof agencyOperation>, 'tenantId'>,
): Promise<HandlerResult<typeof agencyOperation>> => {
  const agency = await scope.db
    .selectFrom('tenant')
    .select('id')
    .where('id', '=', tenantId)
    .where('side', '=', 'agency')
    .executeTakeFirst();
  return agency ? flagsOf(scope, tenantId) : notFound();
};
