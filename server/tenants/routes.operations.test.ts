import { testOperations } from '#server/testing/operations/test-operations.ts';
import { tenantCases } from './authorization.cases.ts';

testOperations(tenantCases);
