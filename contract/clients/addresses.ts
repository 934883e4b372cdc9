import { address, type Address } from '#contract/common/address.ts';
import type { listClients, readClient } from './operations.ts';

export const listClientsAt = address<typeof listClients>('clients.list', 'GET', '/api/v1/clients');
export const readClientAt = address<typeof readClient>('clients.one', 'GET', '/api/v1/clients/{clientId}');

export const clientAddresses: readonly Address[] = [listClientsAt, readClientAt];
