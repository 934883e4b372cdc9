import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as profile from '#contract/profile/operations/biography.ts';

export const readBiographyEndpoint = endpoint<typeof profile.readBiography>(
  'profile.biography',
  'GET',
  '/api/v2.1/profile/getTenantProfileBiography',
);
export const updateBiographyEndpoint = endpoint<typeof profile.updateBiography>(
  'profile.updateBiography',
  'PATCH',
  '/api/v2.1/profile/updateTenantProfileBiography',
);

export const biographyEndpoints: readonly Endpoint[] = [readBiographyEndpoint, updateBiographyEndpoint];
