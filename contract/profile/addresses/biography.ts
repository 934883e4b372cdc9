import { address, type Address } from '#contract/common/address.ts';
import type * as profile from '#contract/profile/operations/biography.ts';

export const readBiographyAt = address<typeof profile.readBiography>(
  'profile.biography',
  'GET',
  '/api/v2.1/profile/getTenantProfileBiography',
);
export const updateBiographyAt = address<typeof profile.updateBiography>(
  'profile.updateBiography',
  'PATCH',
  '/api/v2.1/profile/updateTenantProfileBiography',
);

export const biographyAddresses: readonly Address[] = [readBiographyAt, updateBiographyAt];
