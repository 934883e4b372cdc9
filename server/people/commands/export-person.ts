import type { InputOf } from '#contract/common/operation.ts';
import type { exportPerson as operation } from '#contract/people/operations.ts';
import { peopleRefusals } from '#contract/people/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { peopleEvents } from '../events.ts';
import { exportRight } from '../policy.ts';
import { collectExport } from '../queries/collect-export.ts';
import { findPersonId } from '../queries/find-person.ts';
import { personFacts, submissionsOf } from '../queries/person-submissions.ts';

/** Exports a person, and records who did so. */
export const exportPerson = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const personId = await findPersonId(scope, input.personId);
  if (personId === undefined) return notFound();
  const rows = await submissionsOf(scope, personId);
  const facts = await personFacts(scope, personId, rows);
  const right = exportRight(scope, facts);
  if (!right.allowed) return refuse(peopleRefusals['not-allowed'], { reasons: right.reasons });
  await scope.emit({ kind: peopleEvents.exported, supplierId: scope.tenantId, data: { personId } });
  return collectExport(scope, personId, rows);
};
