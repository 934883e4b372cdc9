import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type { listClientEngagements, listClientHistory, listClients, readClient } from './operations.ts';

export const listClientsEndpoint = endpoint<typeof listClients>('clients.list', 'GET', '/api/v1/clients');
export const readClientEndpoint = endpoint<typeof readClient>('clients.one', 'GET', '/api/v1/clients/{clientId}');
export const listClientEngagementsEndpoint = endpoint<typeof listClientEngagements>(
  'clients.engagements',
  'GET',
  '/api/v1/clients/{clientId}/engagements',
);
export const listClientHistoryEndpoint = endpoint<typeof listClientHistory>(
  'clients.history',
  'GET',
  '/api/v1/clients/{clientId}/history',
);

export const clientEndpoints: readonly Endpoint[] = [
  listClientsEndpoint,
  readClientEndpoint,
  listClientEngagementsEndpoint,
  listClientHistoryEndpoint,
];
