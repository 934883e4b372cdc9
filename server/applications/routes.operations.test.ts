import { testOperations } from '#server/testing/operations/test-operations.ts';
import { applicationCases } from './authorization.cases.ts';

testOperations(applicationCases);
