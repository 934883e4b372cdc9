import * as operations from '#contract/disputes/operations.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import { agreeFee } from './commands/agree-fee.ts';
import { answerDispute } from './commands/answer-dispute.ts';
import { decideDispute, withdrawDispute } from './commands/end-dispute.ts';
import { openDispute } from './commands/open-dispute.ts';
import { readDefence } from './queries/defences.ts';
import { listDisputes } from './queries/own-disputes.ts';
import { readReceivedDisputes } from './queries/received-disputes.ts';
import { listStaffDisputes } from './queries/staff-disputes.ts';

export const disputeRoutes: readonly Route[] = [
  bindOperation(operations.openDispute, openDispute),
  bindOperation(operations.listDisputes, listDisputes),
  bindOperation(operations.withdrawDispute, withdrawDispute),
  bindOperation(operations.readDefence, readDefence),
  bindOperation(operations.readReceivedDisputes, readReceivedDisputes),
  bindOperation(operations.answerDispute, answerDispute),
  bindOperation(operations.listStaffDisputes, listStaffDisputes),
  bindOperation(operations.decideDispute, decideDispute),
  bindOperation(operations.agreeFee, agreeFee),
];
