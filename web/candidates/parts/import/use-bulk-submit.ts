import type { ImportedCv, ImportedCvs } from '#contract/candidates/shapes/imported-cv.ts';
import { sendSubmission } from '#web/candidates/client.ts';
import { sendConsentRequest } from '#web/candidates/parts/form/use-send-submission.ts';
import { candidateFormOf, toAnswerInputs, toCandidateInput } from '#web/candidates/parts/form/form-schema.ts';
import { useSequentialRequests, type RowOutcome } from '../bulk/use-sequential-requests.ts';

export type Outcome = RowOutcome<ImportedCv>;

/**
 * Submits several imported candidates or, if the client requires consent, asks them for it. If the user leaves the
 * page, candidates that haven't been sent remain drafts.
 */
export const useBulkSubmit = (needs: ImportedCvs) => {
  const { outcomes, sendAll, isSending } = useSequentialRequests<ImportedCv>(({ draftId }) => draftId);

  const send = needs.requiresCandidateConsent ? sendConsentRequest : sendSubmission;
  const submit = (chosen: readonly ImportedCv[], confirmsConsent: boolean) =>
    sendAll(chosen, ({ draftId, fields, file }, idempotencyKey) => {
      const form = candidateFormOf(fields);
      return send(
        {
          ...toCandidateInput(form),
          engagementId: needs.engagementId,
          talentRequestId: needs.talentRequestId,
          baseSalaryIso: needs.currencyIso,
          answers: toAnswerInputs(form),
          documentId: file?.documentId ?? '',
          draftId,
          confirmedFields: fields.unconfirmedFields,
          confirmsConsent,
        },
        idempotencyKey,
      );
    });
  return { outcomes, submit, isSubmitting: isSending };
};
