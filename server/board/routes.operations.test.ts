import { testOperations } from '#server/testing/operations/test-operations.ts';
import { boardCases } from './authorization.cases.ts';

testOperations(boardCases);
