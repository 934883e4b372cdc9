import { testOperations } from '#server/testing/operations/test-operations.ts';
import { claimCases } from './authorization.cases.ts';

testOperations(claimCases);
