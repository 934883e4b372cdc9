import type { Selectable } from 'kysely';
import { prequalificationStatus, type PrequalificationStatusId } from '#contract/prequalification/states.ts';
import type { Database } from '#server/database.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { statusDate } from '../rules/status-date.ts';
import { prequalificationStatusAt } from '../rules/valid-until.ts';

/** The client and the kind of role of a prequalification. Source: domain rules D11. */
export interface PrequalificationKey {
  supplierId: string;
  clientId: string;
  recruitmentTypeId: number;
  roleCategoryId: number;
}

/** The current state of an agency's prequalification. */
export interface Prequalification extends PrequalificationKey {
  /** The current status, which is Expired for an approval past its last day. */
  statusId: PrequalificationStatusId;
  /** The last day of an approval (YYYY-MM-DD), or the time of the latest request or decision. */
  day: string | null;
}

export const prequalificationKeyText = (key: Omit<PrequalificationKey, 'supplierId'>): string =>
  `${key.clientId}/${String(key.recruitmentTypeId)}/${String(key.roleCategoryId)}`;

/** Returns an agency's latest prequalifications, by `prequalificationKeyText`. Keys without a request are absent. */
export const findLatestPrequalifications = async (
  scope: Scope,
  supplierId: string,
  clientIds?: readonly string[],
): Promise<ReadonlyMap<string, Prequalification>> => {
  if (clientIds?.length === 0) return new Map();
  const rows = await scope.db
    .selectFrom('prequalificationRequest')
    .selectAll()
    .where('supplierId', '=', supplierId)
    .$if(clientIds !== undefined, (query) => query.where('clientId', 'in', clientIds ?? []))
    .orderBy('requestedAt')
    .orderBy('id')
    .execute();
  return new Map(
    rows.map((row) => {
      const statusId = prequalificationStatusAt(row, scope.now);
      const { clientId, recruitmentTypeId, roleCategoryId } = row;
      const day = statusDate(row, statusId);
      return [prequalificationKeyText(row), { supplierId, clientId, recruitmentTypeId, roleCategoryId, statusId, day }];
    }),
  );
};

/** Returns the current status of an agency's prequalification; null if the agency has never requested it. */
export const findPrequalificationStatus = async (
  scope: Scope,
  key: PrequalificationKey,
): Promise<PrequalificationStatusId | null> =>
  (await findLatestPrequalifications(scope, key.supplierId, [key.clientId])).get(prequalificationKeyText(key))
    ?.statusId ?? null;

/** Returns the keys for which an agency is currently prequalified. */
export const listApprovedKeys = async (scope: Scope, supplierId: string): Promise<Prequalification[]> =>
  [...(await findLatestPrequalifications(scope, supplierId)).values()].filter(
    ({ statusId }) => statusId === prequalificationStatus.approved,
  );

export type PrequalificationRequestRow = Selectable<Database['prequalificationRequest']>;

/** Returns an agency's latest request for each kind of role, by `prequalificationKeyText`, with its current status. */
export const findLatestRequests = async (
  scope: Scope,
  supplierId: string,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, PrequalificationRequestRow>> => {
  if (clientIds.length === 0) return new Map();
  const rows = await scope.db
    .selectFrom('prequalificationRequest')
    .selectAll()
    .where('supplierId', '=', supplierId)
    .where('clientId', 'in', clientIds)
    .orderBy('requestedAt')
    .orderBy('id')
    .execute();
  return new Map(
    rows.map((row) => [prequalificationKeyText(row), { ...row, statusId: prequalificationStatusAt(row, scope.now) }]),
  );
};
