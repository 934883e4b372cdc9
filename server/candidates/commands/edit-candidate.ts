import type { editCandidate as operation } from '#contract/candidates/operations/agency.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import { affectsFeeBasis, currentSalary } from '#contract/candidates/rules.ts';
import { compareAmounts } from '#contract/common/money.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../events.ts';
import { agencyCandidateRights, salaryRevisionRights } from '../policy.ts';
import { lockCandidate, type FoundCandidate } from '../queries/find-candidate.ts';
import { listCandidateIdentityKeys, personKeysForAgency, contactDetailErrors } from '../queries/person.ts';
import { reloadCandidateView } from '../queries/view-candidate.ts';
import { fixedDetailErrors } from '../rules/fixed-details.ts';
import { identityKeyText } from '../rules/identity-keys.ts';
import { payErrors } from '../rules/pay-errors.ts';
import { checkAvailability, refuseOwnedPerson } from './ownership/check-availability.ts';
import { replaceKeys } from './ownership/claim-person.ts';
import { candidateEventIds } from './record-transition.ts';
import { recordVersion } from './versions/record-version.ts';

type Input = InputOf<typeof operation>;

/** Returns the candidate after the edit; fields missing from the input keep their values. */
const edited = ({ candidate }: FoundCandidate, input: Input) => ({
  firstName: input.firstName ?? candidate.firstName,
  lastName: input.lastName ?? candidate.lastName,
  emailAddress: (input.emailAddress ?? candidate.emailAddress).toLowerCase(),
  contactNumber: input.contactNumber ?? candidate.contactNumber,
  linkedIn: input.linkedIn ?? candidate.linkedIn,
  location: input.location ?? candidate.location,
  currentCountryId: input.currentCountryId === undefined ? candidate.currentCountryId : input.currentCountryId,
  baseSalary: input.baseSalary ?? candidate.baseSalary,
  totalCompensation: input.totalCompensation === undefined ? candidate.totalCompensation : input.totalCompensation,
  commentToEmployer: input.commentToEmployer ?? candidate.commentToEmployer,
});

/** Returns the higher of the current and the proposed salary, which the total compensation must cover. */
const highestSalary = ({ candidate, openRevision }: FoundCandidate, next: { baseSalary: string }): string => {
  const salary = currentSalary({ ...next, baseSalaryRevised: candidate.baseSalaryRevised });
  const proposed = openRevision?.baseSalary ?? salary;
  return compareAmounts(proposed, salary) > 0 ? proposed : salary;
};

/** Edits an open candidate and updates the identity keys; salary and fee can't be changed here. */
export const editCandidate = async (scope: AgencyScope, input: Input): Promise<HandlerResult<typeof operation>> => {
  const found = await lockCandidate(scope, input.candidateId);
  if (!found) return notFound();
  const { candidate, engagement } = found;
  const { edit } = agencyCandidateRights(scope, candidate, found);
  if (!edit.allowed) return refuse(candidateRefusals['candidate-closed'], { reasons: edit.reasons });

  const next = edited(found, input);
  if (affectsFeeBasis(candidate.feeTypeId, candidate, next)) {
    const { proposeSalary } = salaryRevisionRights(scope, candidate, found);
    return refuse(candidateRefusals['salary-fixed'], { reasons: proposeSalary.allowed ? [] : proposeSalary.reasons });
  }
  const terms = { feeTypeId: candidate.feeTypeId, currencyIso: engagement.currencyCode };
  const fields = [
    ...payErrors({ ...next, baseSalary: highestSalary(found, next), baseSalaryIso: input.baseSalaryIso }, terms),
    ...(await contactDetailErrors(scope, next)),
    ...fixedDetailErrors(candidate, next),
  ];
  if (fields.length > 0) return refuse(commonRefusals['invalid-input'], { fields });

  const keys = await personKeysForAgency(scope, next);
  const former = await listCandidateIdentityKeys(scope, candidate.id);
  const hadKeys = new Set(former.map(identityKeyText));
  const question = {
    ...next,
    engagement,
    keys,
    talentRequestId: candidate.talentRequestId,
    documentId: undefined,
    candidateId: candidate.id,
  };
  // Without a new key, the candidate is still the same person, and it doesn't matter which agency owns the person now.
  if (!keys.every((key) => hadKeys.has(identityKeyText(key)))) {
    const known = await checkAvailability(scope, question, 'edit');
    if (known instanceof Refused) return known;
    if (known.standing === 'in-request') return refuse(candidateRefusals['candidate-in-request']);
    if (!known.isAllowed) return refuseOwnedPerson(engagement.clientId, keys);
  }

  await scope.db
    .updateTable('candidate')
    .set({ ...next, updatedAt: scope.now })
    .where('id', '=', candidate.id)
    .where('supplierId', '=', scope.tenantId)
    .execute();
  if (!(await replaceKeys(scope, candidate, { former, keys }))) return refuseOwnedPerson(engagement.clientId, keys);
  await recordVersion(scope, candidate.id);
  await scope.emit({ kind: candidateEvents.edited, ...candidateEventIds(candidate) });
  return reloadCandidateView(scope, candidate.id);
};
