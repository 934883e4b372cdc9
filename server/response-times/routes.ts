import * as contract from '#contract/response-times/operations.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import { changeServiceLevel } from './commands/change-service-level.ts';
import { listEscalations } from './queries/list-escalations.ts';
import { listOverdue } from './queries/list-overdue.ts';
import { readApplicationResponse, readCandidateResponse } from './queries/read-response-time.ts';
import { readServiceLevel } from './queries/read-service-level.ts';

export const responseTimeRoutes: readonly Route[] = [
  bindOperation(contract.readApplicationResponse, readApplicationResponse),
  bindOperation(contract.readCandidateResponse, readCandidateResponse),
  bindOperation(contract.readServiceLevel, readServiceLevel),
  bindOperation(contract.changeServiceLevel, changeServiceLevel),
  bindOperation(contract.listOverdueRecords, listOverdue),
  bindOperation(contract.listEscalations, listEscalations),
];
