import { testOperations } from '#server/testing/operations/test-operations.ts';
import { prequalificationCases } from './authorization.cases.ts';

testOperations(prequalificationCases);
