import { testOperations } from '#server/testing/operations/test-operations.ts';
import { testimonialCases } from './authorization.cases.ts';

testOperations(testimonialCases);
