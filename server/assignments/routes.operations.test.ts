import { testOperations } from '#server/testing/operations/test-operations.ts';
import { assignmentCases } from './authorization.cases.ts';

testOperations(assignmentCases);
