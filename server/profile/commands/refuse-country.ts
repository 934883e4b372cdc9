import { profileRefusals } from '#contract/profile/refusals.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** Returns the refusal if the lookup doesn't contain the country; otherwise undefined. */
export const findCountryRefusal = async (
  scope: AgencyScope,
  countryId: number,
): Promise<Refused<'unknown-country'> | undefined> => {
  const found = await scope.db.selectFrom('country').select('id').where('id', '=', countryId).executeTakeFirst();
  if (found) return undefined;
  const refusal = profileRefusals['unknown-country'];
  return refuse(refusal, { fields: [{ field: 'countryId', message: refusal.message }] });
};
