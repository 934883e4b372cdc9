import * as operations from '#contract/disputes/operations.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { answerDispute } from './commands/answer-dispute.ts';
import { decideDispute, withdrawDispute } from './commands/end-dispute.ts';
import { openDispute } from './commands/open-dispute.ts';
import { readDefence } from './queries/defences.ts';
import { listDisputes } from './queries/own-disputes.ts';
import { readReceivedDisputes } from './queries/received-disputes.ts';
import { listStaffDisputes } from './queries/staff-disputes.ts';

export const disputeRoutes: readonly Route[] = [
  answer(operations.openDispute, openDispute),
  answer(operations.listDisputes, listDisputes),
  answer(operations.withdrawDispute, withdrawDispute),
  answer(operations.readDefence, readDefence),
  answer(operations.readReceivedDisputes, readReceivedDisputes),
  answer(operations.answerDispute, answerDispute),
  answer(operations.listStaffDisputes, listStaffDisputes),
  answer(operations.decideDispute, decideDispute),
];
