import { testOperations } from '#server/platform/testing/operations/test-operations.ts';
import { paletteCases } from './authorization.cases.ts';

testOperations(paletteCases);
