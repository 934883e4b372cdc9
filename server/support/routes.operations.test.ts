import { testOperations } from '#server/platform/testing/operations/test-operations.ts';
import { supportCases } from './authorization.cases.ts';

testOperations(supportCases);
