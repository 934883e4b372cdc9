import * as contract from '#contract/audit-log/operations.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import { exportEntries } from './queries/export-entries.ts';
import { listEntries } from './queries/list-entries.ts';

export const auditLogRoutes: readonly Route[] = [
  bindOperation(contract.listAuditLog, listEntries),
  bindOperation(contract.exportAuditLog, exportEntries, { readsReplica: true }),
];
