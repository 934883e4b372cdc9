import * as contract from '#contract/clients/operations.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import { listClients } from './queries/list-clients.ts';
import { listClientEngagements, listClientHistory, readClient } from './queries/read-client.ts';

export const clientRoutes: readonly Route[] = [
  bindOperation(contract.listClients, listClients),
  bindOperation(contract.readClient, readClient),
  bindOperation(contract.listClientEngagements, listClientEngagements),
  bindOperation(contract.listClientHistory, listClientHistory),
];
