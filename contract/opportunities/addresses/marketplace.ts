import { address, type Address } from '#contract/common/address.ts';
import type {
  competitiveMarketplace,
  listCompetitive,
  listPermanent,
  permCompetitiveMarketplace,
  readTenantPermission,
  successFeeMarketplace,
} from '../operations/marketplace.ts';

const bySupplier = { claims: { supplierId: { place: 'path', is: 'tenant' } } } as const;
const byTenant = { claims: { tenantId: { place: 'path', is: 'tenant' } } } as const;

export const marketplaceAddresses: readonly Address[] = [
  address<typeof listPermanent>(
    'opportunities.permanent',
    'GET',
    '/api/v2.1/auction/permanent/{tenantId}/{roleCategoryId}',
    byTenant,
  ),
  address<typeof listCompetitive>(
    'opportunities.competitive',
    'GET',
    '/api/v2.1/auction/competitive/{supplierId}/{roleCategoryId}',
    bySupplier,
  ),
  address<typeof competitiveMarketplace>(
    'opportunities.competitiveMarketplace',
    'GET',
    '/api/v2.1/auction/competitiveMarketplace/{supplierId}',
    bySupplier,
  ),
  address<typeof permCompetitiveMarketplace>(
    'opportunities.permCompetitiveMarketplace',
    'GET',
    '/api/v2.1/auction/permCompetitiveMarketplaceAgency/{supplierId}',
    bySupplier,
  ),
  address<typeof successFeeMarketplace>(
    'opportunities.successFeeMarketplace',
    'GET',
    '/api/v2.1/successfee/marketplace/{supplierId}',
    bySupplier,
  ),
  address<typeof readTenantPermission>(
    'opportunities.tenantPermission',
    'GET',
    '/api/v2.1/auction/getTenantPermission/{tenantId}',
    byTenant,
  ),
];
