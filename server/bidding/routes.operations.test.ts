import { testOperations } from '#server/testing/operations/test-operations.ts';
import { biddingCases } from './authorization.cases.ts';

testOperations(biddingCases);
