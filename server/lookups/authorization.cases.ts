import type { AuthorizationCase } from '#server/testing/authorization.ts';
import { lookupOperations } from '#contract/lookups/operations.ts';

const inputs: Record<string, object> = {
  'lookups.statuses': { kind: 'application' },
  'lookups.reasons': { kind: 'withdraw' },
};

/** Reference data is the same for every user. */
export const lookupCases: Record<string, AuthorizationCase> = Object.fromEntries(
  lookupOperations.map((operation) => [
    operation.name,
    {
      own: () =>
        inputs[operation.name] ?? Object.fromEntries(Object.keys(operation.input.shape).map((field) => [field, 1])),
    },
  ]),
);
