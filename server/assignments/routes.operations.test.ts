import { testOperations } from '#server/platform/testing/operations/test-operations.ts';
import { assignmentCases } from './authorization.cases.ts';

testOperations(assignmentCases);
