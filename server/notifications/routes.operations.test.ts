import { testOperations } from '#server/testing/operations/test-operations.ts';
import { notificationCases } from './authorization.cases.ts';

testOperations(notificationCases);
