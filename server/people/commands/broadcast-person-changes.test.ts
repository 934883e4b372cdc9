import { expect, test, vi } from 'vitest';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { broadcastPersonChanges } from './broadcast-person-changes.ts';

test('the pages of the own agency are refreshed, and nobody else’s', () => {
  const broadcast = vi.fn();
  broadcastPersonChanges({ tenantId: 'harbour', broadcast } as unknown as AgencyScope);
  expect(broadcast.mock.calls).toEqual([[{ tenants: ['harbour'], message: { kind: 'person.changed' } }]]);
});
