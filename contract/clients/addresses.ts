import { address, type Address } from '#contract/common/address.ts';
import type { listClientEngagements, listClientHistory, listClients, readClient } from './operations.ts';

export const listClientsAt = address<typeof listClients>('clients.list', 'GET', '/api/v1/clients');
export const readClientAt = address<typeof readClient>('clients.one', 'GET', '/api/v1/clients/{clientId}');
export const listClientEngagementsAt = address<typeof listClientEngagements>(
  'clients.engagements',
  'GET',
  '/api/v1/clients/{clientId}/engagements',
);
export const listClientHistoryAt = address<typeof listClientHistory>(
  'clients.history',
  'GET',
  '/api/v1/clients/{clientId}/history',
);

export const clientAddresses: readonly Address[] = [
  listClientsAt,
  readClientAt,
  listClientEngagementsAt,
  listClientHistoryAt,
];
