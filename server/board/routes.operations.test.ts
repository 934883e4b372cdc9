import { testOperations } from '#server/platform/testing/operations/test-operations.ts';
import { boardCases } from './authorization.cases.ts';

testOperations(boardCases);
