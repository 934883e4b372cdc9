import { testOperations } from '#server/platform/testing/operations/test-operations.ts';
import { biddingCases } from './authorization.cases.ts';

testOperations(biddingCases);
