import { address, type Address } from '#contract/common/address.ts';
import type * as profile from '#contract/profile/operations/logo.ts';

export const uploadLogoAt = address<typeof profile.uploadLogo>(
  'profile.uploadLogo',
  'POST',
  '/api/v2.1/profile/uploadCompanyProfilePicture',
);
export const readLogoAt = address<typeof profile.readLogo>('profile.logo', 'GET', '/api/v1/logos/{logoId}/{size}');

export const logoAddresses: readonly Address[] = [uploadLogoAt, readLogoAt];
