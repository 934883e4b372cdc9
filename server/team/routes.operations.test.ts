import { testOperations } from '#server/testing/operations/test-operations.ts';
import { teamCases } from './authorization.cases.ts';

testOperations(teamCases);
