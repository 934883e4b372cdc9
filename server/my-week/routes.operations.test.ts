import { testOperations } from '#server/testing/operations/test-operations.ts';
import { myWeekCases } from './authorization.cases.ts';

testOperations(myWeekCases);
