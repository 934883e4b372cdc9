import type { requestConsent } from '#contract/consents/operations.ts';
import { requestConsentEndpoint } from '#contract/consents/endpoints.ts';
import type { submitCandidate } from '#contract/candidates/operations/submission.ts';
import type { Submission } from '#contract/candidates/shapes.ts';
import type { CandidateDocument } from '#contract/candidates/shapes/document.ts';
import type { SubmissionDraftFields } from '#contract/candidates/shapes/draft-fields.ts';
import type { SentInputOf } from '#contract/common/operation.ts';
import { useSubmitCandidate } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { callApi } from '#web/platform/client.ts';
import { useWrite } from '#web/platform/live/use-write.ts';

/** A draft candidate whose data the form submits. */
export interface SubmissionSource {
  readonly draftCandidateId: string;
  readonly fields: Partial<SubmissionDraftFields>;
  readonly file: CandidateDocument | null;
  readonly submit: ReturnType<typeof useSubmitCandidate>['mutateAsync'];
}

/** Asks one of several candidates for consent. The key prevents a repeated request from asking the candidate twice. */
export const sendConsentRequest = (input: SentInputOf<typeof requestConsent>, idempotencyKey: string) =>
  callApi(requestConsentEndpoint, input, { idempotencyKey });

const useAskForConsent = () =>
  useWrite(
    (input: SentInputOf<typeof requestConsent>) => callApi(requestConsentEndpoint, input),
    ['consent', 'submission-draft', 'draft-candidate'],
  );

type Input = SentInputOf<typeof submitCandidate>;
type Sent = { done: string; search: { submitted: string } | { asked: string } };

/**
 * Sends the completed form: submits the candidate or, if the client requires it, asks the candidate for consent first.
 * Resolves with the message for the user and the ID of the row to show.
 */
export const useSendSubmission = (
  { requiresCandidateConsent, clientName: client }: Pick<Submission, 'requiresCandidateConsent' | 'clientName'>,
  from?: SubmissionSource,
) => {
  const submit = useSubmitCandidate();
  const ask = useAskForConsent();
  return async (input: Input, name: string): Promise<Sent> => {
    if (requiresCandidateConsent) {
      const { consentRequestId } = await ask.mutateAsync({ ...input, draftCandidateId: from?.draftCandidateId });
      return { done: copy.askDone({ name }), search: { asked: consentRequestId } };
    }
    const { _id } = await (from?.submit ?? submit.mutateAsync)(input);
    return { done: copy.submitDone({ name, client }), search: { submitted: _id } };
  };
};
