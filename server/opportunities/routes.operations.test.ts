import { testOperations } from '#server/platform/testing/operations/test-operations.ts';
import { opportunityCases } from './authorization.cases.ts';

testOperations(opportunityCases);
