export { clientsOfCaller } from './queries/list-clients.ts';
