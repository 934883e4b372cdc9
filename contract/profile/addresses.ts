import type { Address } from '#contract/common/address.ts';
import { assessmentAddresses } from './addresses/assessment.ts';
import { biographyAddresses } from './addresses/biography.ts';
import { clientHistoryAddresses } from './addresses/client-history.ts';
import { detailsAddresses } from './addresses/details.ts';
import { logoAddresses } from './addresses/logo.ts';
import { placeAddresses } from './addresses/places.ts';
import { verificationAddresses } from './addresses/verification.ts';
import { workAddresses } from './addresses/work.ts';

export const profileAddresses: readonly Address[] = [
  ...assessmentAddresses,
  ...biographyAddresses,
  ...clientHistoryAddresses,
  ...detailsAddresses,
  ...logoAddresses,
  ...placeAddresses,
  ...verificationAddresses,
  ...workAddresses,
];
