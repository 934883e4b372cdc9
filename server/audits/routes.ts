import * as operations from '#contract/audits/operations.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import { endAudit, showAgencyNames } from './commands/change-audit.ts';
import { nameAuditor } from './commands/name-auditor.ts';
import { readAuditBundle, readAuditedLog } from './queries/audited-log.ts';
import { listBidAccesses } from './queries/bid-accesses.ts';
import { listAudits } from './queries/list-audits.ts';
import { listSettledAuctions } from './queries/settled-auctions.ts';
import { listOwnAudits } from './queries/own-audits.ts';

export const auditRoutes: readonly Route[] = [
  bindOperation(operations.nameAuditor, nameAuditor),
  bindOperation(operations.showAgencyNames, showAgencyNames),
  bindOperation(operations.endAudit, endAudit),
  bindOperation(operations.listAudits, listAudits),
  bindOperation(operations.listSettledAuctions, listSettledAuctions),
  bindOperation(operations.listOwnAudits, listOwnAudits),
  bindOperation(operations.readAuditedLog, readAuditedLog),
  bindOperation(operations.readAuditBundle, readAuditBundle),
  bindOperation(operations.listBidAccesses, listBidAccesses),
];
