import type { InputOf } from '#contract/common/operation.ts';
import type { erasePerson as operation } from '#contract/people/operations.ts';
import { peopleRefusals } from '#contract/people/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { peopleEvents } from '../events.ts';
import { rightToErasePerson } from '../policy.ts';
import { lockPeople } from '../queries/find-person.ts';
import { readPersonFacts, selectPersonSubmissions } from '../queries/person-submissions.ts';
import { broadcastPersonChanges } from './broadcast-person-changes.ts';
import { clearPerson } from './clear-person.ts';

/**
 * Erases a person. Notes, keys and merges are deleted at once. The event queues the erasure of each submission, which
 * the support room's job carries out like any other.
 */
export const erasePerson = async (
  scope: AgencyScope,
  { personId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  if (!(await lockPeople(scope, [personId])).has(personId)) return notFound();
  const rows = await selectPersonSubmissions(scope, personId);
  const right = rightToErasePerson(scope, await readPersonFacts(scope, personId, rows));
  if (!right.allowed) return refuse(peopleRefusals['not-allowed'], { reasons: right.reasons });
  await clearPerson(scope, personId);
  await scope.emit({
    kind: peopleEvents.erased,
    supplierId: scope.tenantId,
    data: { personId, candidateIds: rows.filter(({ erasedAt }) => erasedAt === null).map(({ id }) => id) },
  });
  broadcastPersonChanges(scope);
  return {};
};
