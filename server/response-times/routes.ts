import * as contract from '#contract/response-times/operations.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { changeServiceLevel } from './commands/change-service-level.ts';
import { listEscalations } from './queries/list-escalations.ts';
import { listOverdue } from './queries/list-overdue.ts';
import { readApplicationResponse, readCandidateResponse } from './queries/read-response-time.ts';
import { readServiceLevel } from './queries/read-service-level.ts';

export const responseTimeRoutes: readonly Route[] = [
  answer(contract.readApplicationResponse, readApplicationResponse),
  answer(contract.readCandidateResponse, readCandidateResponse),
  answer(contract.readServiceLevel, readServiceLevel),
  answer(contract.changeServiceLevel, changeServiceLevel),
  answer(contract.listOverdue, listOverdue),
  answer(contract.listEscalations, listEscalations),
];
