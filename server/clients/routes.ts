import * as contract from '#contract/clients/operations.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { listClients } from './queries/list-clients.ts';
import { clientEngagements, clientHistory, readClient } from './queries/read-client.ts';

export const clientRoutes: readonly Route[] = [
  answer(contract.listClients, listClients),
  answer(contract.readClient, readClient),
  answer(contract.listClientEngagements, clientEngagements),
  answer(contract.listClientHistory, clientHistory),
];
