import { testOperations } from '#server/testing/operations/test-operations.ts';
import { paletteCases } from './authorization.cases.ts';

testOperations(paletteCases);
