import { applicationAddresses } from './applications/addresses.ts';
import { applicationOperations } from './applications/operations.ts';
import type { Address } from './common/address.ts';
import type { Operation } from './common/operation.ts';
import { lookupAddresses } from './lookups/addresses.ts';
import { lookupOperations } from './lookups/operations.ts';

/** Every operation of the product. A room adds its own here. */
export const operations: readonly Operation[] = [...lookupOperations, ...applicationOperations];

/** Every address of every operation. */
export const addresses: readonly Address[] = [...lookupAddresses, ...applicationAddresses];
