import { testOperations } from '#server/testing/operations/test-operations.ts';
import { responseTimeCases } from './authorization.cases.ts';

testOperations(responseTimeCases);
