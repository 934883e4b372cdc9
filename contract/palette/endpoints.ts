import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type { findAnything } from './operations.ts';

export const findAnythingEndpoint = endpoint<typeof findAnything>('palette.find', 'GET', '/api/v1/palette');

export const paletteEndpoints: readonly Endpoint[] = [findAnythingEndpoint];
