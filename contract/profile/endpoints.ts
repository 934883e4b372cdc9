import type { Endpoint } from '#contract/common/endpoint.ts';
import { assessmentEndpoints } from './endpoints/assessment.ts';
import { biographyEndpoints } from './endpoints/biography.ts';
import { clientHistoryEndpoints } from './endpoints/client-history.ts';
import { detailsEndpoints } from './endpoints/details.ts';
import { logoEndpoints } from './endpoints/logo.ts';
import { placeEndpoints } from './endpoints/places.ts';
import { verificationEndpoints } from './endpoints/verification.ts';
import { workEndpoints } from './endpoints/work.ts';

export const profileEndpoints: readonly Endpoint[] = [
  ...assessmentEndpoints,
  ...biographyEndpoints,
  ...clientHistoryEndpoints,
  ...detailsEndpoints,
  ...logoEndpoints,
  ...placeEndpoints,
  ...verificationEndpoints,
  ...workEndpoints,
];
