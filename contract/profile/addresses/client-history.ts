import { address, type Address } from '#contract/common/address.ts';
import type * as profile from '#contract/profile/operations/client-history.ts';

const at = '/api/v2.1/profile';

export const listClientHistoryAt = address<typeof profile.listClientHistory>(
  'profile.clientHistory',
  'GET',
  `${at}/getClientHistoryByTenantId/{id}`,
  { claims: { id: { place: 'path', is: 'tenant' } } },
);
export const createClientHistoryAt = address<typeof profile.createClientHistory>(
  'profile.createClientHistory',
  'POST',
  `${at}/createClientHistory`,
);
export const updateClientHistoryAt = address<typeof profile.updateClientHistory>(
  'profile.updateClientHistory',
  'POST',
  `${at}/updateClientHistory`,
);
export const deleteClientHistoryAt = address<typeof profile.deleteClientHistory>(
  'profile.deleteClientHistory',
  'DELETE',
  `${at}/deleteClientHistory`,
);

export const clientHistoryAddresses: readonly Address[] = [
  listClientHistoryAt,
  createClientHistoryAt,
  updateClientHistoryAt,
  deleteClientHistoryAt,
];
