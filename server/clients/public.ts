export { selectOwnClients } from './queries/list-clients.ts';
