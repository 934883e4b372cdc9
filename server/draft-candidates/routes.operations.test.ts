import { testOperations } from '#server/testing/operations/test-operations.ts';
import { draftCandidateCases } from './authorization.cases.ts';

testOperations(draftCandidateCases);
