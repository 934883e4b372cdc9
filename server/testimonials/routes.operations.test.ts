import { testOperations } from '#server/platform/testing/operations/test-operations.ts';
import { testimonialCases } from './authorization.cases.ts';

testOperations(testimonialCases);
