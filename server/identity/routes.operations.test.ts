import { testOperations } from '#server/platform/testing/operations/test-operations.ts';
import { identityCases } from './authorization.cases.ts';

testOperations(identityCases);
