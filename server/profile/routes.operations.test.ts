import { testOperations } from '#server/testing/operations/test-operations.ts';
import { profileCases } from './authorization.cases.ts';

testOperations(profileCases);
