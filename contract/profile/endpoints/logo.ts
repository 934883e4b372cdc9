import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as profile from '#contract/profile/operations/logo.ts';

export const uploadLogoEndpoint = endpoint<typeof profile.uploadLogo>(
  'profile.uploadLogo',
  'POST',
  '/api/v2.1/profile/uploadCompanyProfilePicture',
);
export const readLogoEndpoint = endpoint<typeof profile.readLogo>(
  'profile.logo',
  'GET',
  '/api/v1/logos/{logoId}/{size}',
);

export const logoEndpoints: readonly Endpoint[] = [uploadLogoEndpoint, readLogoEndpoint];
