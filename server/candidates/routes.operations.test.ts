import { testOperations } from '#server/testing/operations/test-operations.ts';
import { candidateCases } from './authorization.cases.ts';

testOperations(candidateCases);
