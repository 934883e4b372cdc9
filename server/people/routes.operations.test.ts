import { testOperations } from '#server/testing/operations/test-operations.ts';
import { peopleCases } from './authorization.cases.ts';

testOperations(peopleCases);
