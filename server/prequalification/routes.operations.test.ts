import { testOperations } from '#server/platform/testing/operations/test-operations.ts';
import { prequalificationCases } from './authorization.cases.ts';

testOperations(prequalificationCases);
