import type { Address } from '#contract/common/address.ts';
import { detailsAddresses } from './addresses/details.ts';
import { placeAddresses } from './addresses/places.ts';

export const profileAddresses: readonly Address[] = [...detailsAddresses, ...placeAddresses];
