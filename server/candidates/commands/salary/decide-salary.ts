import type {
  approveSalary as approveOperation,
  rejectSalary as rejectOperation,
  withdrawSalary as withdrawOperation,
} from '#contract/candidates/operations/salary.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { historyAuthor } from '#server/platform/scope/history-author.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope, ClientScope, Scope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../../events.ts';
import { salaryRevisionRights } from '../../policy.ts';
import { lockCandidate, type FoundCandidate } from '../../queries/find-candidate.ts';
import { readCandidateSalary, type SalaryRevisionRow } from '../../queries/salary-revisions.ts';
import { markUnacknowledgedEdit } from '../acknowledge-edits.ts';
import { candidateEventIds } from '../record-transition.ts';
import { applyRevision, revisionEventData } from './save-revision.ts';

type PartyScope = AgencyScope | ClientScope;
type Named = Pick<InputOf<typeof approveOperation>, 'candidateId' | 'revisionId'>;

/** Locks the open revision and its candidate if the caller may decide on the revision or withdraw it. */
const lockRevision = async (
  scope: PartyScope,
  { candidateId, revisionId }: Named,
  right: 'decideSalary' | 'withdrawSalary',
): Promise<
  | { found: FoundCandidate; revision: SalaryRevisionRow }
  | Refused<'not-found' | 'revision-closed' | 'revision-not-possible'>
> => {
  const found = await lockCandidate(scope, candidateId);
  if (!found) return notFound();
  const { openRevision } = found;
  if (revisionId !== undefined && openRevision?.id !== revisionId) return refuse(candidateRefusals['revision-closed']);
  const { [right]: allowed } = salaryRevisionRights(scope, found.candidate, found);
  if (!allowed.allowed) return refuse(candidateRefusals['revision-not-possible'], { reasons: allowed.reasons });
  if (!openRevision) throw new Error('A revision that is not open was allowed to be decided.');
  return { found, revision: openRevision };
};

const closeRevision = async (
  scope: Scope,
  revisionId: string,
  { state, reason = '' }: { state: 'approved' | 'rejected' | 'withdrawn' | 'closed'; reason?: string },
): Promise<void> => {
  const { byUserId, byName, bySide } = historyAuthor(scope, state === 'closed');
  await scope.db
    .updateTable('salaryRevision')
    .set({
      state,
      decidedAt: scope.now,
      decidedBy: byUserId,
      decidedByName: byName,
      decidedBySide: bySide,
      decisionReason: reason === '' ? null : reason,
    })
    .where('id', '=', revisionId)
    .execute();
};

/** Approves the other side's proposal. The salary, total compensation and fee then change as proposed. */
export const approveSalary = async (
  scope: PartyScope,
  input: InputOf<typeof approveOperation>,
): Promise<HandlerResult<typeof approveOperation>> => {
  const locked = await lockRevision(scope, input, 'decideSalary');
  if (locked instanceof Refused) return locked;
  const { candidate } = locked.found;
  const revisionId = locked.revision.id;
  await closeRevision(scope, revisionId, { state: 'approved' });
  await applyRevision(scope, candidate.id, locked.revision);
  await markUnacknowledgedEdit(scope, candidate);
  const kind = scope.side === 'agency' ? candidateEvents.salaryApproved : candidateEvents.employerApprovedSalary;
  await scope.emit({ kind, ...candidateEventIds(candidate), data: revisionEventData(locked.revision) });
  return readCandidateSalary(scope, candidate.id);
};

/** Rejects the other side's proposal. This closes the revision; the candidate is not rejected. */
export const rejectSalary = async (
  scope: PartyScope,
  input: InputOf<typeof rejectOperation>,
): Promise<HandlerResult<typeof rejectOperation>> => {
  const locked = await lockRevision(scope, input, 'decideSalary');
  if (locked instanceof Refused) return locked;
  const { candidate } = locked.found;
  const revisionId = locked.revision.id;
  await closeRevision(scope, revisionId, { state: 'rejected', reason: input.reason });
  await markUnacknowledgedEdit(scope, candidate);
  const kind = scope.side === 'agency' ? candidateEvents.salaryRejected : candidateEvents.employerRejectedSalary;
  await scope.emit({ kind, ...candidateEventIds(candidate), data: revisionEventData(locked.revision) });
  return readCandidateSalary(scope, candidate.id);
};

/** Withdraws the proposal of the caller's side. */
export const withdrawSalary = async (
  scope: PartyScope,
  input: InputOf<typeof withdrawOperation>,
): Promise<HandlerResult<typeof withdrawOperation>> => {
  const locked = await lockRevision(scope, input, 'withdrawSalary');
  if (locked instanceof Refused) return locked;
  const { candidate } = locked.found;
  const revisionId = locked.revision.id;
  await closeRevision(scope, revisionId, { state: 'withdrawn' });
  await markUnacknowledgedEdit(scope, candidate);
  const kind = scope.side === 'agency' ? candidateEvents.salaryWithdrawn : candidateEvents.employerWithdrewSalary;
  await scope.emit({ kind, ...candidateEventIds(candidate), data: revisionEventData(locked.revision) });
  return readCandidateSalary(scope, candidate.id);
};
