import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type {
  competitiveMarketplace,
  listCompetitiveOpportunities,
  listPermanentOpportunities,
  permCompetitiveMarketplace,
  readTenantPermission,
  successFeeMarketplace,
} from '../operations/marketplace.ts';

const bySupplier = { claims: { supplierId: { place: 'path', is: 'tenant' } } } as const;
const byTenant = { claims: { tenantId: { place: 'path', is: 'tenant' } } } as const;

export const marketplaceEndpoints: readonly Endpoint[] = [
  endpoint<typeof listPermanentOpportunities>(
    'opportunities.permanent',
    'GET',
    '/api/v2.1/auction/permanent/{tenantId}/{roleCategoryId}',
    byTenant,
  ),
  endpoint<typeof listCompetitiveOpportunities>(
    'opportunities.competitive',
    'GET',
    '/api/v2.1/auction/competitive/{supplierId}/{roleCategoryId}',
    bySupplier,
  ),
  endpoint<typeof competitiveMarketplace>(
    'opportunities.competitiveMarketplace',
    'GET',
    '/api/v2.1/auction/competitiveMarketplace/{supplierId}',
    bySupplier,
  ),
  endpoint<typeof permCompetitiveMarketplace>(
    'opportunities.permCompetitiveMarketplace',
    'GET',
    '/api/v2.1/auction/permCompetitiveMarketplaceAgency/{supplierId}',
    bySupplier,
  ),
  endpoint<typeof successFeeMarketplace>(
    'opportunities.successFeeMarketplace',
    'GET',
    '/api/v2.1/successfee/marketplace/{supplierId}',
    bySupplier,
  ),
  endpoint<typeof readTenantPermission>(
    'opportunities.tenantPermission',
    'GET',
    '/api/v2.1/auction/getTenantPermission/{tenantId}',
    byTenant,
  ),
];
