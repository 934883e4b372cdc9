import type { proposeSalary as operation } from '#contract/candidates/operations/salary.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../../events.ts';
import { salaryRevisionRights } from '../../policy.ts';
import { lockCandidate } from '../../queries/find-candidate.ts';
import { readCandidateSalary } from '../../queries/salary-revisions.ts';
import { revisedPay } from '../../rules/revised-pay.ts';
import { markUnacknowledgedEdit } from '../acknowledge-edits.ts';
import { candidateEventIds } from '../record-transition.ts';
import { insertRevision } from './save-revision.ts';

/**
 * Proposes another base salary, total compensation, or both. The current pay applies until the other side approves the
 * proposal.
 */
export const proposeSalary = async (
  scope: AgencyScope | ClientScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await lockCandidate(scope, input.candidateId);
  if (!found) return notFound();
  const { candidate, engagement } = found;
  const { proposeSalary: right } = salaryRevisionRights(scope, candidate, found);
  if (!right.allowed) return refuse(candidateRefusals['revision-not-possible'], { reasons: right.reasons });
  const { currencyCode: currencyIso, currencyDigits } = engagement;
  const revised = revisedPay(candidate, input, { currencyIso, currencyDigits });
  if ('fields' in revised) return refuse(commonRefusals['invalid-input'], { fields: revised.fields });
  const data = await insertRevision(scope, candidate, {
    ...revised.pay,
    reason: input.reason === '' ? null : input.reason,
  });
  await markUnacknowledgedEdit(scope, candidate);
  const kind = scope.side === 'agency' ? candidateEvents.salaryProposed : candidateEvents.employerProposedSalary;
  await scope.emit({ kind, ...candidateEventIds(candidate), data });
  return readCandidateSalary(scope, candidate.id);
};
