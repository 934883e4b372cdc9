import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as operations from './operations.ts';

const path = '/api/v1/team/auditLog';

export const listAuditLogEndpoint = endpoint<typeof operations.listAuditLog>('audit-log.list', 'GET', path);
export const exportAuditLogEndpoint = endpoint<typeof operations.exportAuditLog>(
  'audit-log.export',
  'GET',
  `${path}/export`,
);

export const auditLogEndpoints: readonly Endpoint[] = [listAuditLogEndpoint, exportAuditLogEndpoint];
