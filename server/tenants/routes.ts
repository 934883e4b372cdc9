import { changeOwnershipTerms, listAgencies, readOwnershipTerms, readTenant } from '#contract/tenants/operations.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import * as commands from './commands/change-ownership-terms.ts';
import * as queries from './queries.ts';

export const tenantRoutes: readonly Route[] = [
  answer(readTenant, (scope) => queries.readTenant(scope)),
  answer(listAgencies, queries.listAgencies),
  answer(readOwnershipTerms, queries.readOwnershipTerms),
  answer(changeOwnershipTerms, commands.changeOwnershipTerms),
];
