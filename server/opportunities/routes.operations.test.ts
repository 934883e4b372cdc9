import { testOperations } from '#server/testing/operations/test-operations.ts';
import { opportunityCases } from './authorization.cases.ts';

testOperations(opportunityCases);
