import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as profile from '#contract/profile/operations/client-history.ts';

const at = '/api/v2.1/profile';

export const listClientHistoryEndpoint = endpoint<typeof profile.listClientHistory>(
  'profile.clientHistory',
  'GET',
  `${at}/getClientHistoryByTenantId/{id}`,
  { claims: { id: { place: 'path', is: 'tenant' } } },
);
export const createClientHistoryEndpoint = endpoint<typeof profile.createClientHistory>(
  'profile.createClientHistory',
  'POST',
  `${at}/createClientHistory`,
);
export const updateClientHistoryEndpoint = endpoint<typeof profile.updateClientHistory>(
  'profile.updateClientHistory',
  'POST',
  `${at}/updateClientHistory`,
);
export const deleteClientHistoryEndpoint = endpoint<typeof profile.deleteClientHistory>(
  'profile.deleteClientHistory',
  'DELETE',
  `${at}/deleteClientHistory`,
);

export const clientHistoryEndpoints: readonly Endpoint[] = [
  listClientHistoryEndpoint,
  createClientHistoryEndpoint,
  updateClientHistoryEndpoint,
  deleteClientHistoryEndpoint,
];
