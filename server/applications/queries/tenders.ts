import type { SubmittedTender } from '#contract/applications/shapes.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';
import type { FoundApplication } from './own-application.ts';

/** Returns the tenders of the caller's applications, by application, oldest first. */
export const listTenders = async (
  scope: AgencyScope | ClientScope,
  applications: readonly Pick<FoundApplication, 'id' | 'terms'>[],
): Promise<ReadonlyMap<string, SubmittedTender[]>> => {
  const found = new Map<string, SubmittedTender[]>();
  if (applications.length === 0) return found;
  const currencies = new Map(applications.map(({ id, terms }) => [id, terms.currencyCode]));
  const rows = await scope.db
    .selectFrom('applicationOffer')
    .select(['applicationId', 'feeTypeId', 'feePercent', 'feeAmount', 'at', 'byName'])
    .where('applicationId', 'in', [...currencies.keys()])
    .where(scope.side === 'agency' ? 'supplierId' : 'clientId', '=', scope.tenantId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  for (const { applicationId, at, byName, ...fee } of rows) {
    const currencyCode = currencies.get(applicationId) ?? '';
    const offer: SubmittedTender = { at: at.toISOString(), byName, fee: { ...fee, currencyCode } };
    found.set(applicationId, [...(found.get(applicationId) ?? []), offer]);
  }
  return found;
};
