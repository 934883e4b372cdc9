import { testOperations } from '#server/testing/operations/test-operations.ts';
import { inboundMailCases } from './authorization.cases.ts';

testOperations(inboundMailCases);
