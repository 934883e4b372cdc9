export { ownershipTermsQuery } from './client.ts';
export { ClientName } from './parts/client-name.tsx';
