import { testOperations } from '#server/testing/operations/test-operations.ts';
import { clarificationCases } from './authorization.cases.ts';

testOperations(clarificationCases);
