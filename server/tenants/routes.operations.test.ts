import { testOperations } from '#server/platform/testing/operations/test-operations.ts';
import { tenantCases } from './authorization.cases.ts';

testOperations(tenantCases);
