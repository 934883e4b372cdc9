import { changeOwnershipTerms, listAgencies, readOwnershipTerms, readTenant } from '#contract/tenants/operations.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import * as commands from './commands/change-ownership-terms.ts';
import * as queries from './queries.ts';

export const tenantRoutes: readonly Route[] = [
  bindOperation(readTenant, (scope) => queries.readTenant(scope)),
  bindOperation(listAgencies, queries.listAgencies),
  bindOperation(readOwnershipTerms, queries.readOwnershipTerms),
  bindOperation(changeOwnershipTerms, commands.changeOwnershipTerms),
];
