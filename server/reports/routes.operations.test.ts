import { testOperations } from '#server/platform/testing/operations/test-operations.ts';
import { reportCases } from './authorization.cases.ts';

testOperations(reportCases);
