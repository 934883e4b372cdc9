import type { Scope } from '#server/platform/scope/scope.ts';
import { statusAt } from './rules/valid-until.ts';

/** What a client admits an agency to. Source: domain rules D11. */
export interface PrequalificationKey {
  supplierId: string;
  clientId: string;
  recruitmentTypeId: number;
  roleCategoryId: number;
}

export const keyText = (key: Omit<PrequalificationKey, 'supplierId'>): string =>
  `${key.clientId}/${String(key.recruitmentTypeId)}/${String(key.roleCategoryId)}`;

/**
 * The statuses of an agency's latest requests, by `keyText`, an approval that has run out as Expired; a key without a
 * request is absent.
 */
export const prequalificationsOf = async (
  scope: Scope,
  supplierId: string,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (clientIds.length === 0) return new Map();
  const rows = await scope.db
    .selectFrom('prequalificationRequest')
    .select(['clientId', 'recruitmentTypeId', 'roleCategoryId', 'statusId', 'endsOn'])
    .where('supplierId', '=', supplierId)
    .where('clientId', 'in', clientIds)
    .orderBy('requestedAt')
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [keyText(row), statusAt(row, scope.now)]));
};

/** The status of an agency's prequalification; null when it never asked. */
export const prequalificationOf = async (scope: Scope, key: PrequalificationKey): Promise<number | null> =>
  (await prequalificationsOf(scope, key.supplierId, [key.clientId])).get(keyText(key)) ?? null;
