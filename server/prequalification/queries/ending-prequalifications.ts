import { prequalificationStatus } from '#contract/prequalification/states.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { daysAfter, utcDay } from '../rules/days.ts';
import { findLatestRequests, type PrequalificationRequestRow } from './current-prequalifications.ts';

/** An approval that has ended or will soon end, and that has not been requested again. */
export interface EndingPrequalification extends Pick<
  PrequalificationRequestRow,
  'id' | 'clientId' | 'recruitmentTypeId' | 'roleCategoryId' | 'requestedBy'
> {
  clientName: string;
  /** The last day of the approval. */
  endsOn: string;
  isExpired: boolean;
}

/** Returns the agency's latest approvals whose last day is within the given number of days before or after today. */
export const findEndingPrequalifications = async (
  scope: AgencyScope,
  days: number,
): Promise<EndingPrequalification[]> => {
  const today = utcDay(scope.now);
  const [first, last] = [daysAfter(today, -days), daysAfter(today, days)];
  const clients = await scope.db
    .selectFrom('prequalificationRequest as r')
    .innerJoin('tenant as c', 'c.id', 'r.clientId')
    .select(['c.id', 'c.name'])
    .distinct()
    .where('r.supplierId', '=', scope.tenantId)
    .where('r.endsOn', '>=', first)
    .where('r.endsOn', '<=', last)
    .execute();
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  const latest = await findLatestRequests(scope, scope.tenantId, [...names.keys()]);
  const { approved, expired } = prequalificationStatus;
  return [...latest.values()].flatMap(({ id, clientId, recruitmentTypeId, roleCategoryId, requestedBy, ...row }) => {
    const { statusId, endsOn } = row;
    if (endsOn === null || endsOn < first || endsOn > last) return [];
    if (statusId !== approved && statusId !== expired) return [];
    const clientName = names.get(clientId) ?? '';
    const isExpired = statusId === expired;
    return [{ id, clientId, clientName, recruitmentTypeId, roleCategoryId, requestedBy, endsOn, isExpired }];
  });
};
