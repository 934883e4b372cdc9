import { testOperations } from '#server/testing/operations/test-operations.ts';
import { disputeCases } from './authorization.cases.ts';

testOperations(disputeCases);
