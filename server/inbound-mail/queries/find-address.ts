import type { SystemScope } from '#server/platform/scope/scope.ts';
import { inboundAddressToken } from '../rules/inbound-address.ts';

/** Finds the record of an address, if its user still has an account; undefined otherwise. */
export const findAddress = async (scope: SystemScope, address: string): Promise<{ id: string } | undefined> => {
  const domain = scope.settings.inboundMailDomain;
  const token = domain === undefined ? undefined : inboundAddressToken(address, domain);
  if (token === undefined) return undefined;
  return scope.db
    .selectFrom('inboundAddress')
    .innerJoin('appUser', 'appUser.id', 'inboundAddress.userId')
    .select('inboundAddress.id')
    .where('inboundAddress.token', '=', token)
    .where('appUser.deletedAt', 'is', null)
    .executeTakeFirst();
};
