import { testOperations } from '#server/platform/testing/operations/test-operations.ts';
import { applicationCases } from './authorization.cases.ts';

testOperations(applicationCases);
