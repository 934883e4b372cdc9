import { testOperations } from '#server/testing/operations/test-operations.ts';
import { reportCases } from './authorization.cases.ts';

testOperations(reportCases);
