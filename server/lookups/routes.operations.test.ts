import { testOperations } from '#server/platform/testing/operations/test-operations.ts';
import { lookupCases } from './authorization.cases.ts';

testOperations(lookupCases);
