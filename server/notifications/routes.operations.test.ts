import { testOperations } from '#server/platform/testing/operations/test-operations.ts';
import { notificationCases } from './authorization.cases.ts';

testOperations(notificationCases);
