import * as operations from '#contract/audits/operations.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { endAudit, showNames } from './commands/change-audit.ts';
import { nameAuditor } from './commands/name-auditor.ts';
import { readBundle, readLog } from './queries/audited-log.ts';
import { listBidAccesses } from './queries/bid-accesses.ts';
import { listAudits } from './queries/list-audits.ts';
import { listSettledAuctions } from './queries/settled-auctions.ts';
import { listOwnAudits } from './queries/own-audits.ts';

export const auditRoutes: readonly Route[] = [
  answer(operations.nameAuditor, nameAuditor),
  answer(operations.showNames, showNames),
  answer(operations.endAudit, endAudit),
  answer(operations.listAudits, listAudits),
  answer(operations.listSettledAuctions, listSettledAuctions),
  answer(operations.listOwnAudits, listOwnAudits),
  answer(operations.readLog, readLog),
  answer(operations.readBundle, readBundle),
  answer(operations.listBidAccesses, listBidAccesses),
];
