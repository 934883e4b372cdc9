import { candidateStatus, openStatuses } from '#contract/candidates/states.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../events.ts';
import { factsOf, takeStep } from './take-step.ts';

/** Whoever is still in the running in a talent request that has all its people was not selected. Source: domain rules D1. */
export const closeCandidates = async (scope: Scope, talentRequestId: string): Promise<void> => {
  const open = await scope.db
    .selectFrom('candidate')
    .selectAll()
    .where('talentRequestId', '=', talentRequestId)
    .where('statusId', 'in', openStatuses)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const candidate of open) {
    await takeStep(scope, candidate, { toStatusId: candidateStatus.notSelected }, true);
    await scope.emit({ kind: candidateEvents.notSelected, ...factsOf(candidate) });
  }
};
