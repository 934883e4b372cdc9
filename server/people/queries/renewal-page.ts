import type { InputOf } from '#contract/common/operation.ts';
import type { readRenewalPage as operation } from '#contract/people/operations/renewal.ts';
import { peopleRefusals } from '#contract/people/refusals.ts';
import type { RenewalPage, RenewalRequest } from '#contract/people/shapes/renewal.ts';
import { retentionLimits } from '#contract/people/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope, SystemScope } from '#server/platform/scope/scope.ts';
import { verifySignedId, signId } from '#server/platform/vault/signed-id.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

const purpose = 'keep a person';

/** Returns the path of a request's page, with a token that only this server can create. */
export const renewalLink = (requestId: string, mac: Vault['mac']): string => `/keep/${signId(purpose, requestId, mac)}`;

/** Finds the request for a token, if this server signed the token and the person has not been erased. */
export const findRenewal = (scope: SystemScope, token: string) =>
  scope.db
    .selectFrom('renewalRequest as r')
    .innerJoin('tenant as t', 't.id', 'r.supplierId')
    .leftJoin('retentionSetting as s', 's.supplierId', 'r.supplierId')
    .selectAll('r')
    .select(['t.name as agencyName', 's.months'])
    .where('r.id', '=', verifySignedId(purpose, token, scope.vault.mac) ?? null);

export type RenewalRow = NonNullable<Awaited<ReturnType<ReturnType<typeof findRenewal>['executeTakeFirst']>>>;

export const toRenewalPage = (row: RenewalRow, now: Date): RenewalPage => {
  const open = now < row.expiresAt ? 'waiting' : 'expired';
  return {
    state: row.keeps === null ? open : row.keeps ? 'kept' : 'refused',
    firstName: row.firstName,
    agencyName: row.agencyName,
    askedByName: row.askedByName,
    months: row.months ?? retentionLimits.months,
    expires: row.expiresAt.toISOString(),
  };
};

/** Returns the page that asks a person whether their data may be kept. */
export const readRenewalPage = async (
  scope: SystemScope,
  { token }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const row = await findRenewal(scope, token).executeTakeFirst();
  return row ? toRenewalPage(row, scope.now) : refuse(peopleRefusals['link-unknown']);
};

/** Returns the latest request that asked a person to let the agency keep their data. */
export const findLatestRenewal = async (
  scope: AgencyScope,
  personId: string,
): Promise<{ askedAt: Date; request: RenewalRequest } | null> => {
  const row = await scope.db
    .selectFrom('renewalRequest')
    .select(['askedAt', 'askedByName', 'expiresAt', 'answeredAt', 'keeps'])
    .where('personId', '=', personId)
    .where('supplierId', '=', scope.tenantId)
    .orderBy('askedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { askedAt, askedByName, expiresAt, answeredAt, keeps } = row;
  return {
    askedAt,
    request: {
      asked: askedAt.toISOString(),
      askedByName,
      expires: expiresAt.toISOString(),
      answered: answeredAt?.toISOString() ?? null,
      keeps,
    },
  };
};
