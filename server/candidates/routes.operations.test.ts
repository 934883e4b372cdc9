import { testOperations } from '#server/platform/testing/operations/test-operations.ts';
import { candidateCases } from './authorization.cases.ts';

testOperations(candidateCases);
