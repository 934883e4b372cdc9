import { testOperations } from '#server/platform/testing/operations/test-operations.ts';
import { teamCases } from './authorization.cases.ts';

testOperations(teamCases);
