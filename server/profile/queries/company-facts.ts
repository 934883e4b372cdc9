import { plainText } from '#contract/common/text/rich-text.ts';
import { logoPathOf } from '#contract/tenants/rules.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { findProfile } from './find-profile.ts';
import { findHeadOffice } from './read-addresses.ts';
import { listAreas } from './read-areas.ts';
import { listClassifications } from './read-work.ts';

/**
 * Describes the caller's agency to a client. The facts are about the company; the contact's email address is the only
 * personal data.
 */
export const readCompanyFacts = async (scope: AgencyScope) => {
  const profile = await findProfile(scope);
  const office = await findHeadOffice(scope);
  const areas = await listAreas(scope);
  const classifications = await listClassifications(scope);
  return {
    name: profile.tenantName,
    headOffice: office === null ? '' : `${office.city}, ${office.country}`,
    website: profile.website,
    phoneNo: profile.phoneNo,
    email: profile.email,
    biography: plainText(profile.biography),
    classifications: classifications.map(({ classification }) => classification),
    areas: [...new Set(areas.map(({ country, region }) => country ?? region))],
    thumbPath: logoPathOf(profile.logoKey, 'thumb'),
  };
};
