import * as contract from '#contract/audit-log/operations.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { exportEntries } from './queries/export-entries.ts';
import { listEntries } from './queries/list-entries.ts';

export const auditLogRoutes: readonly Route[] = [
  answer(contract.listAuditLog, listEntries),
  answer(contract.exportAuditLog, exportEntries, { readsReplica: true }),
];
