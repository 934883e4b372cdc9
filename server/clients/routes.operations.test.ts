import { testOperations } from '#server/testing/operations/test-operations.ts';
import { clientCases } from './authorization.cases.ts';

testOperations(clientCases);
