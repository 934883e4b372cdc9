import { listAgencies, readTenant } from '#contract/tenants/operations.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import * as queries from './queries.ts';

export const tenantRoutes: readonly Route[] = [
  answer(readTenant, (scope) => queries.readTenant(scope)),
  answer(listAgencies, queries.listAgencies),
];
