import type { ClientScope } from '#server/platform/scope/scope.ts';
import { undoWindowStart } from '../rules/transitions.ts';
import { undoableMove, type StatusStep } from '../rules/undoable-move.ts';

export type UndoableMove = NonNullable<ReturnType<typeof undoableMove>>;

/** Returns the moves that the employer can undo, by candidate: in an engagement, or for a single candidate. */
export const listUndoableMoves = async (
  scope: ClientScope,
  only: { engagementId: string } | { candidateId: string },
): Promise<ReadonlyMap<string, UndoableMove>> => {
  const rows = await scope.db
    .selectFrom('candidateStep as step')
    .innerJoin('candidate', 'candidate.id', 'step.candidateId')
    .select(['step.candidateId', 'step.fromStatusId', 'step.toStatusId', 'step.at', 'step.bySide'])
    .where('step.clientId', '=', scope.tenantId)
    .where((eb) =>
      'candidateId' in only
        ? eb('candidate.id', '=', only.candidateId)
        : eb('candidate.engagementId', '=', only.engagementId),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('candidateStep as recent')
          .select('recent.id')
          .whereRef('recent.candidateId', '=', 'step.candidateId')
          .where('recent.bySide', '=', 'client')
          .where('recent.at', '>', undoWindowStart(scope.now)),
      ),
    )
    .orderBy('step.at')
    .orderBy('step.id')
    .execute();
  const byCandidate = Map.groupBy(rows, ({ candidateId }) => candidateId);
  return new Map(
    [...byCandidate].flatMap(([candidateId, steps]: [string, StatusStep[]]) => {
      const move = undoableMove(steps, scope.now);
      return move ? [[candidateId, move] as const] : [];
    }),
  );
};
