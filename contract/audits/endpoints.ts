import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type {
  endAudit,
  listAudits,
  listBidAccesses,
  listOwnAudits,
  listSettledAuctions,
  nameAuditor,
  readAuditBundle,
  readAuditedLog,
  showAgencyNames,
} from './operations.ts';

export const nameAuditorEndpoint = endpoint<typeof nameAuditor>('audits.name', 'POST', '/api/v2.1/provider/audit');
export const showAgencyNamesEndpoint = endpoint<typeof showAgencyNames>(
  'audits.showNames',
  'PATCH',
  '/api/v2.1/provider/audit/names',
);
export const endAuditEndpoint = endpoint<typeof endAudit>('audits.end', 'PATCH', '/api/v2.1/provider/audit/ended');
export const listAuditsEndpoint = endpoint<typeof listAudits>(
  'audits.list',
  'GET',
  '/api/v2.1/provider/audit/{engagementId}',
);
export const listSettledAuctionsEndpoint = endpoint<typeof listSettledAuctions>(
  'audits.auctions',
  'GET',
  '/api/v2.1/provider/settled-auctions',
);
export const listOwnAuditsEndpoint = endpoint<typeof listOwnAudits>('audits.own', 'GET', '/api/v2.1/auditor/audit');
export const readAuditedLogEndpoint = endpoint<typeof readAuditedLog>(
  'audits.log',
  'GET',
  '/api/v2.1/auditor/log/{auditId}/{talentRequestId}',
);
export const readAuditBundleEndpoint = endpoint<typeof readAuditBundle>(
  'audits.bundle',
  'GET',
  '/api/v2.1/auditor/bundle/{auditId}/{talentRequestId}',
);
export const listBidAccessesEndpoint = endpoint<typeof listBidAccesses>(
  'audits.accesses',
  'GET',
  '/api/v2.1/bidding/access/{talentRequestId}',
);

export const auditEndpoints: readonly Endpoint[] = [
  nameAuditorEndpoint,
  showAgencyNamesEndpoint,
  endAuditEndpoint,
  listAuditsEndpoint,
  listSettledAuctionsEndpoint,
  listOwnAuditsEndpoint,
  readAuditedLogEndpoint,
  readAuditBundleEndpoint,
  listBidAccessesEndpoint,
];
