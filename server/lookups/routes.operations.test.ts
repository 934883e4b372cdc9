import { testOperations } from '#server/testing/operations/test-operations.ts';
import { lookupCases } from './authorization.cases.ts';

testOperations(lookupCases);
