import { testOperations } from '#server/testing/operations/test-operations.ts';
import { auditCases } from './authorization.cases.ts';

testOperations(auditCases);
