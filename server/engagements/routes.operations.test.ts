import { testOperations } from '#server/platform/testing/operations/test-operations.ts';
import { engagementCases } from './authorization.cases.ts';

testOperations(engagementCases);
