import { testOperations } from '#server/platform/testing/operations/test-operations.ts';
import { clientCases } from './authorization.cases.ts';

testOperations(clientCases);
