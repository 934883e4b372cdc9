import { applicationAddresses } from './applications/addresses.ts';
import { applicationOperations } from './applications/operations.ts';
import { biddingAddresses } from './bidding/addresses.ts';
import { biddingOperations } from './bidding/operations.ts';
import { assignmentAddresses } from './assignments/addresses.ts';
import { assignmentOperations } from './assignments/operations.ts';
import { boardAddresses } from './board/addresses.ts';
import { boardOperations } from './board/operations.ts';
import { candidateAddresses } from './candidates/addresses.ts';
import { candidateOperations } from './candidates/operations.ts';
import { clientAddresses } from './clients/addresses.ts';
import { clientOperations } from './clients/operations.ts';
import type { Address } from './common/address.ts';
import type { Operation } from './common/operation.ts';
import { engagementAddresses } from './engagements/addresses.ts';
import { engagementOperations } from './engagements/operations.ts';
import { identityAddresses } from './identity/addresses.ts';
import { identityOperations } from './identity/operations.ts';
import { lookupAddresses } from './lookups/addresses.ts';
import { lookupOperations } from './lookups/operations.ts';
import { notificationAddresses } from './notifications/addresses.ts';
import { notificationOperations } from './notifications/operations.ts';
import { opportunityAddresses } from './opportunities/addresses.ts';
import { opportunityOperations } from './opportunities/operations.ts';
import { paletteAddresses } from './palette/addresses.ts';
import { paletteOperations } from './palette/operations.ts';
import { prequalificationAddresses } from './prequalification/addresses.ts';
import { prequalificationOperations } from './prequalification/operations.ts';
import { profileAddresses } from './profile/addresses.ts';
import { profileOperations } from './profile/operations.ts';
import { reportAddresses } from './reports/addresses.ts';
import { reportOperations } from './reports/operations.ts';
import { teamAddresses } from './team/addresses.ts';
import { teamOperations } from './team/operations.ts';
import { supportAddresses } from './support/addresses.ts';
import { supportOperations } from './support/operations.ts';
import { testimonialAddresses } from './testimonials/addresses.ts';
import { testimonialOperations } from './testimonials/operations.ts';
import { tenantAddresses } from './tenants/addresses.ts';
import { tenantOperations } from './tenants/operations.ts';

/** Every operation of the product. A room adds its own here. */
export const operations: readonly Operation[] = [
  ...lookupOperations,
  ...identityOperations,
  ...tenantOperations,
  ...profileOperations,
  ...teamOperations,
  ...testimonialOperations,
  ...engagementOperations,
  ...prequalificationOperations,
  ...opportunityOperations,
  ...applicationOperations,
  ...biddingOperations,
  ...assignmentOperations,
  ...candidateOperations,
  ...boardOperations,
  ...clientOperations,
  ...notificationOperations,
  ...paletteOperations,
  ...reportOperations,
  ...supportOperations,
];

/** Every address of every operation. */
export const addresses: readonly Address[] = [
  ...lookupAddresses,
  ...identityAddresses,
  ...tenantAddresses,
  ...profileAddresses,
  ...teamAddresses,
  ...testimonialAddresses,
  ...engagementAddresses,
  ...prequalificationAddresses,
  ...opportunityAddresses,
  ...applicationAddresses,
  ...biddingAddresses,
  ...assignmentAddresses,
  ...candidateAddresses,
  ...boardAddresses,
  ...clientAddresses,
  ...notificationAddresses,
  ...paletteAddresses,
  ...reportAddresses,
  ...supportAddresses,
];
