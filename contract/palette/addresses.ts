import { address, type Address } from '#contract/common/address.ts';
import type { findAnything } from './operations.ts';

export const findAnythingAt = address<typeof findAnything>('palette.find', 'GET', '/api/v1/palette');

export const paletteAddresses: readonly Address[] = [findAnythingAt];
