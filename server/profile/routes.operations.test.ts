import { testOperations } from '#server/platform/testing/operations/test-operations.ts';
import { profileCases } from './authorization.cases.ts';

testOperations(profileCases);
