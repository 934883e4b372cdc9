import { testOperations } from '#server/testing/operations/test-operations.ts';
import { consentCases } from './authorization.cases.ts';

testOperations(consentCases);
