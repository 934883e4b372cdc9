import { lookupAddresses } from '#contract/lookups/addresses.ts';
import { lookupRoutes } from './lookups/routes.ts';
import type { Room } from './platform/http/handler.ts';

/** The rooms of the house, in the order of their ranks. */
export const rooms: readonly Room[] = [{ name: 'lookups', routes: lookupRoutes, addresses: lookupAddresses }];
