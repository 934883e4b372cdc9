import { testOperations } from '#server/testing/operations/test-operations.ts';
import { supportCases } from './authorization.cases.ts';

testOperations(supportCases);
