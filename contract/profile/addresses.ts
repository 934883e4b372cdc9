import type { Address } from '#contract/common/address.ts';
import { detailsAddresses } from './addresses/details.ts';

export const profileAddresses: readonly Address[] = [...detailsAddresses];
