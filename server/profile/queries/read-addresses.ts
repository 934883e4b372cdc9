import type { OfficeAddress } from '#contract/profile/shapes/address.ts';
import { headOffice } from '#contract/profile/states.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

const addressesOf = (scope: AgencyScope) =>
  scope.db
    .selectFrom('officeAddress')
    .innerJoin('country', 'country.id', 'officeAddress.countryId')
    .innerJoin('region', 'region.id', 'country.regionId')
    .where('officeAddress.tenantId', '=', scope.tenantId)
    .select([
      'officeAddress.id as officeAddressId',
      'officeAddress.type',
      'officeAddress.address1',
      'officeAddress.address2',
      'officeAddress.countryId',
      'country.value as country',
      'country.regionId',
      'region.value as region',
      'officeAddress.city',
      'officeAddress.stateProvince',
      'officeAddress.postal',
      'officeAddress.phone',
      'officeAddress.email',
    ]);

/** Finds the head office; null if there is none. */
export const findHeadOffice = async (scope: AgencyScope): Promise<OfficeAddress | null> =>
  (await addressesOf(scope).where('officeAddress.type', '=', headOffice).executeTakeFirst()) ?? null;

/** Lists the other office addresses, in the order in which they were added. */
export const listOffices = (scope: AgencyScope): Promise<OfficeAddress[]> =>
  addressesOf(scope)
    .where('officeAddress.type', '!=', headOffice)
    .orderBy('officeAddress.createdAt')
    .orderBy('officeAddress.id')
    .execute();

/** Finds one of the other office addresses; undefined if the agency has none with this ID. */
export const findOffice = (scope: AgencyScope, officeAddressId: string): Promise<OfficeAddress | undefined> =>
  addressesOf(scope)
    .where('officeAddress.id', '=', officeAddressId)
    .where('officeAddress.type', '!=', headOffice)
    .executeTakeFirst();
