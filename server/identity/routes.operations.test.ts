import { testOperations } from '#server/testing/operations/test-operations.ts';
import { identityCases } from './authorization.cases.ts';

testOperations(identityCases);
