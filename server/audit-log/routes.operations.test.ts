import { testOperations } from '#server/testing/operations/test-operations.ts';
import { auditLogCases } from './authorization.cases.ts';

testOperations(auditLogCases);
