import type {
  answerConsent as operation,
  readConsentPage as readOperation,
  withdrawConsent as withdrawOperation,
} from '#contract/consents/operations.ts';
import { consentRefusals } from '#contract/consents/refusals.ts';
import { isConsentAnswerable } from '#contract/consents/rules.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { withdrawWithConsent } from '#server/candidates/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import { continueAsUser } from '#server/platform/scope/open.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { consentProblemCopy } from '../copy.ts';
import { consentEvents } from '../events.ts';
import { buildConsentEvidence, toConsentPage, lockConsentByToken, type ConsentRow } from '../queries/consent-page.ts';
import { consentEventIds } from '../queries/lock-request.ts';
import { correctionsOf, applyCorrections } from '../rules/corrections.ts';
import { recordRefusal } from './record-refusal.ts';
import { submissionProblemText, trySubmitConsented } from './submit-consented-candidate.ts';

/** Returns the page for a link, and records when it was first opened while the request was waiting. */
export const openConsentPage = async (
  scope: SystemScope,
  { token }: InputOf<typeof readOperation>,
): Promise<HandlerResult<typeof readOperation>> => {
  const row = await lockConsentByToken(scope, token);
  if (row instanceof Refused) return row;
  if (row.openedAt === null && isConsentAnswerable(row, scope.now)) {
    await scope.db.updateTable('consentRequest').set({ openedAt: scope.now }).where('id', '=', row.id).execute();
    await scope.emit({ kind: consentEvents.opened, ...consentEventIds(row) });
  }
  return toConsentPage(scope, row);
};

/**
 * Submits as the user who asked for consent, and returns whether it succeeded. After a failure the consent remains
 * valid, and the agency can read the reason. From here on, the transaction has only that user's access.
 */
const submitAsAsker = async (scope: SystemScope, row: ConsentRow): Promise<boolean> => {
  const user = await continueAsUser(scope, row.requestedBy);
  if (!user) {
    await scope.emit({ kind: consentEvents.notSubmitted, ...consentEventIds(row) });
    return false;
  }
  const refused = await trySubmitConsented(user, row);
  await user.db
    .updateTable('consentRequest')
    .set({ problem: refused ? submissionProblemText(refused) : null })
    .where('id', '=', row.id)
    .execute();
  if (refused) await user.emit({ kind: consentEvents.notSubmitted, ...consentEventIds(row) });
  return !refused;
};

/**
 * Records the candidate's consent or refusal. If they agree, the waiting submission is made in the same transaction.
 */
export const answerConsent = async (
  scope: SystemScope,
  { token, agrees, shownHash, note, corrections: corrected }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const row = await lockConsentByToken(scope, token);
  if (row instanceof Refused) return row;
  if (!isConsentAnswerable(row, scope.now)) return refuse(consentRefusals['not-answerable']);
  const evidence = await buildConsentEvidence(scope, row);
  if (evidence.hash !== shownHash) return refuse(consentRefusals['page-changed']);
  const corrections = agrees ? correctionsOf(row.submission, corrected) : [];
  const submission = applyCorrections(row.submission, corrections);
  const answered = {
    state: agrees ? ('agreed' as const) : ('refused' as const),
    answeredAt: scope.now,
    openedAt: row.openedAt ?? scope.now,
    shownHash,
    shown: evidence.text,
    note,
    firstName: submission.firstName,
    lastName: submission.lastName,
  };
  await scope.db
    .updateTable('consentRequest')
    .set({
      ...answered,
      corrections: JSON.stringify(corrections),
      submission: JSON.stringify(submission),
      // The submission's result replaces this text, unless the user who asked has left or no longer works on the
      // engagement.
      problem: agrees ? consentProblemCopy.userGone({ name: row.requestedByName }) : null,
    })
    .where('id', '=', row.id)
    .execute();
  if (!agrees) await recordRefusal(scope, row);
  await scope.emit({ kind: agrees ? consentEvents.agreed : consentEvents.refused, ...consentEventIds(row) });
  const after = { ...row, ...answered, corrections, submission };
  const shown = await toConsentPage(scope, after);
  if (!agrees) return shown;
  const isSubmitted = await submitAsAsker(scope, after);
  return { ...shown, isSubmitted, isVisibleToClient: isSubmitted };
};

/** Withdraws the candidate's consent. An open candidacy ends with it; a hire remains. Source: domain rules D22. */
export const withdrawConsent = async (
  scope: SystemScope,
  { token, note }: InputOf<typeof withdrawOperation>,
): Promise<HandlerResult<typeof withdrawOperation>> => {
  const row = await lockConsentByToken(scope, token);
  if (row instanceof Refused) return row;
  if (row.state !== 'agreed') return refuse(consentRefusals['nothing-to-withdraw']);
  const withdrawn = { state: 'withdrawn' as const, withdrawnAt: scope.now, withdrawalNote: note };
  await withdrawWithConsent(scope, row.id);
  await scope.db.updateTable('consentRequest').set(withdrawn).where('id', '=', row.id).execute();
  await recordRefusal(scope, row);
  await scope.emit({ kind: consentEvents.withdrawn, ...consentEventIds(row) });
  return toConsentPage(scope, { ...row, ...withdrawn });
};
