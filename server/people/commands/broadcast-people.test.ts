import { expect, test, vi } from 'vitest';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { broadcastPeople } from './broadcast-people.ts';

test('the pages of the own agency are refreshed, and nobody else’s', () => {
  const broadcast = vi.fn();
  broadcastPeople({ tenantId: 'harbour', broadcast } as unknown as AgencyScope);
  expect(broadcast.mock.calls).toEqual([[{ tenants: ['harbour'], message: { kind: 'person.changed' } }]]);
});
