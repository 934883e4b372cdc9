import { testOperations } from '#server/testing/operations/test-operations.ts';
import { engagementCases } from './authorization.cases.ts';

testOperations(engagementCases);
