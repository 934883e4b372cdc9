import type { Address } from './common/address.ts';
import type { Operation } from './common/operation.ts';

/** Every operation of the product. A room adds its own here. */
export const operations: readonly Operation[] = [];

/** Every address of every operation. */
export const addresses: readonly Address[] = [];
