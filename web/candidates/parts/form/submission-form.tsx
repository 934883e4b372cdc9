import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, type FocusEvent, type Ref } from 'react';
import { useForm } from 'react-hook-form';
import { candidateName, cvExtensions } from '#contract/candidates/rules.ts';
import { consentDays } from '#contract/consents/rules.ts';
import type { Submission } from '#contract/candidates/shapes.ts';
import type { CandidateDocument, ExtractedCvDetails, UploadedDocument } from '#contract/candidates/shapes/document.ts';
import { uploadCandidateDocument } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Checkbox } from '#web/ui/form/choices.tsx';
import { FormSection, SaveBar } from '#web/ui/form/sections.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { fileLimits } from '#web/ui/upload/limits.ts';
import { UploadField } from '#web/ui/upload/upload-field.tsx';
import { useAfterUploads } from '#web/ui/upload/use-after-uploads.ts';
import { copy as uiWords } from '#web/ui/copy.ts';
import { DocumentList } from '#web/candidates/parts/document-list.tsx';
import { uploadNoteOf } from '#web/candidates/parts/upload-note.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { DraftAutosave, DraftStatus } from './draft-autosave.tsx';
import { FormProblem, showFieldErrors } from './form-problem.tsx';
import {
  toAnswerInputs,
  candidateFormOf,
  candidateFormSchema,
  toCandidateInput,
  type CandidateForm,
} from './form-schema.ts';
import { toDisputedPerson, type OfferDispute } from './offer-dispute.ts';
import { PayFields } from './pay-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { QuestionFields } from './question-fields.tsx';
import { useDocuments } from './use-documents.ts';
import { isIdentifyingField, isOwnedByAnother, useDuplicateCheck } from './use-duplicate-check.ts';
import { useSubmissionDraft } from './use-draft.ts';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';
import { usePhoneCheck } from './use-phone-check.ts';
import { unconfirmedValues, useUnconfirmed } from './use-unconfirmed.ts';
import { useSingleAction } from './use-single-action.ts';
import { useSendSubmission, type SubmissionSource } from './use-send-submission.ts';
import s from './candidate-form.module.css';

const cvLimits = { ...fileLimits, extensions: cvExtensions };
const sendOther = uploadCandidateDocument({ kind: 'other' });

type Props = {
  submission: Submission;
  /** The record to submit. If it is given, no draft is saved. */
  from?: SubmissionSource;
  /** The ID of an imported draft, or undefined for the form's own draft. */
  draftId?: string | undefined;
  /** Discards the draft and resets the form. */
  onDiscard: () => void;
  /** Replaces the form's content with the draft that another tab has saved. */
  onLoadOther: () => void;
  /** Called when the talent request no longer accepts candidates. */
  onClosed: () => void;
  /** An offer to dispute the ownership of a person that another agency owns. */
  dispute?: OfferDispute | undefined;
};

/**
 * The submission form: the CV first, then person, pay, questions and comment. The input is saved automatically as a
 * draft, except for a draft candidate, where the user is asked before leaving.
 */
export const SubmissionForm = (props: Props) => {
  const { submission, from, draftId, onDiscard, onLoadOther, onClosed, dispute } = props;
  const { engagementId, talentRequestId, clientName } = submission;
  const documents = useDocuments(submission.draft);
  const phoneFault = usePhoneCheck();
  const form = useForm<CandidateForm>({
    resolver: useMemo(
      () => standardSchemaResolver(candidateFormSchema(submission, phoneFault)),
      [submission, phoneFault],
    ),
    defaultValues: candidateFormOf(submission.draft?.fields ?? { currentCountryId: submission.countryId }),
    // If the CV is missing, no field is focused: the CV is the first error, but not a field of this form.
    shouldFocusError: documents.cv !== undefined,
  });
  const fromCv = useUnconfirmed(form, {
    values: unconfirmedValues(submission.draft?.fields),
    currentJob: submission.draft?.fields.currentJob ?? '',
  });
  const draft = useSubmissionDraft(submission.draft?.savedAt ?? null);
  const duplicate = useDuplicateCheck({ engagementId, talentRequestId, draftCandidateId: from?.draftCandidateId });
  const submitOrAsk = useSendSubmission(submission, from);
  const navigate = useNavigate();

  const checkPerson = async (event: FocusEvent): Promise<void> => {
    if (!(event.target instanceof HTMLInputElement) || !isIdentifyingField(event.target.name)) return;
    const answer = await duplicate.check(form.getValues(), documents.cv?.documentId);
    if (answer && !answer.isAllowed) form.setError('emailAddress', { type: 'duplicate', message: answer.message });
  };

  const documentFields = useRef<HTMLDivElement>(null);
  const showFaults = (): void => {
    if (documents.demandCv()) documentFields.current?.querySelector('input')?.focus();
    form.setError('root', { message: copy.checkFields });
  };

  const send = async (values: CandidateForm): Promise<void> => {
    if (documents.cv === undefined) {
      showFaults();
      return;
    }
    if (fromCv.fields.length > 0 && !fromCv.askToConfirm()) return;
    const goOn = await draft.stop();
    let sent: Awaited<ReturnType<typeof submitOrAsk>>;
    try {
      const input = {
        ...toCandidateInput(values),
        talentRequestId,
        engagementId,
        baseSalaryIso: submission.currencyIso,
        answers: toAnswerInputs(values),
        documentId: documents.cv.documentId,
        otherDocumentIds: documents.others.map((one) => one.documentId),
        confirmsConsent: values.confirmsConsent,
        draftId,
        confirmedFields: [...fromCv.confirmed],
      };
      sent = await submitOrAsk(input, candidateName(values));
    } catch (error) {
      if (error instanceof Problem && error.code === 'submission-closed') onClosed();
      documents.showProblem(error);
      showFieldErrors(form, error);
      goOn();
      return;
    }
    toast.success(sent.done);
    await navigate({
      to: '/engagement/$engagementId/candidates',
      params: { engagementId },
      search: sent.search,
      // Leaving needs no confirmation: the changes are submitted.
      ignoreBlocker: true,
      // The page itself scrolls to the new row.
      resetScroll: false,
    });
  };
  const submitting = useSingleAction(() => form.handleSubmit(send, showFaults)());
  const afterUploads = useAfterUploads(documents.isUploading, () => void submitting.run());

  return (
    <form
      noValidate
      aria-label={copy.submitTitle}
      onSubmit={(event) => {
        event.preventDefault();
        afterUploads.request();
      }}
      onBlur={(event) => void checkPerson(event)}
      onInput={fromCv.confirmTyped}
    >
      {from ? (
        <LeaveGuard control={form.control} hasChangedDocuments={documents.hasChanged || documents.isUploading} />
      ) : (
        <DraftAutosave
          control={form.control}
          place={{ talentRequestId, draftId }}
          fromCv={fromCv}
          documentId={documents.cv?.documentId}
          otherDocumentIds={documents.others.map((one) => one.documentId)}
          scheduleSave={draft.scheduleSave}
        />
      )}
      <FormSection title={copy.sectionCv} text={copy.sectionCvText}>
        <DocumentFields
          documents={documents}
          talentRequestId={talentRequestId}
          onRead={({ currentJob, ...read }) => fromCv.fill(read, currentJob)}
          ref={documentFields}
        />
      </FormSection>
      <FormSection title={copy.sectionPerson} text={copy.sectionPersonText}>
        <div>
          <UnconfirmedNotice fromCv={fromCv} />
          <PersonFields control={form.control} unconfirmed={fromCv.fields} />
          {duplicate.answer?.isDuplicate && (
            <div className={s.said}>
              <Banner
                tone={duplicate.answer.isAllowed ? 'warn' : 'bad'}
                action={
                  isOwnedByAnother(duplicate.answer) &&
                  dispute?.(toDisputedPerson(form.getValues(), { engagementId, talentRequestId }))
                }
              >
                {duplicate.answer.message}
              </Banner>
            </div>
          )}
        </div>
      </FormSection>
      <FormSection title={copy.sectionPay} text={copy.sectionPayText}>
        <div>
          <PayFields
            control={form.control}
            terms={submission}
            range={{ from: submission.baseSalaryFrom, to: submission.baseSalaryTo }}
          />
        </div>
      </FormSection>
      {submission.questions.length > 0 && (
        <FormSection title={copy.sectionQuestions} text={copy.sectionQuestionsText({ client: clientName })}>
          <QuestionFields control={form.control} questions={submission.questions} />
        </FormSection>
      )}
      <FormSection title={copy.sectionComment} text={copy.sectionCommentText({ client: clientName })}>
        <div className={s.stack}>
          <TextArea control={form.control} name="commentToEmployer" label={copy.comment} optional max={2000} rows={5} />
          {submission.requiresCandidateConsent ? (
            <Banner tone="info" title={copy.asksConsent}>
              {copy.asksConsentText({ client: clientName, days: consentDays })}
            </Banner>
          ) : submission.requiresConsent ? (
            <Checkbox control={form.control} name="confirmsConsent" label={copy.consent({ client: clientName })} />
          ) : null}
        </div>
      </FormSection>
      <SaveBar>
        <DraftStatus
          state={draft.state}
          onLoadOther={() => void draft.stop().then(onLoadOther)}
          onKeepMine={draft.keepMine}
        />
        {!from && draft.state.kind !== 'changed' && (submission.draft !== null || draft.state.kind === 'saved') && (
          <Button kind="quiet" size="sm" onClick={() => void draft.stop().then(onDiscard)}>
            {copy.discardDraft}
          </Button>
        )}
        <FormProblem control={form.control} />
        <span className={s.push}>
          <LinkButton to="/engagement/$engagementId/candidates" params={{ engagementId }}>
            {uiWords.cancel}
          </LinkButton>
          <Button
            kind="primary"
            type="submit"
            pending={afterUploads.isWaiting || submitting.busy}
            off={submission.can.submit}
          >
            {submission.requiresCandidateConsent ? copy.askForConsent : copy.submitCandidate}
          </Button>
        </span>
      </SaveBar>
    </form>
  );
};

type DocumentsProps = {
  documents: ReturnType<typeof useDocuments>;
  talentRequestId: string;
  /** Receives the details read from a CV that has just been uploaded. */
  onRead: (details: ExtractedCvDetails) => void;
  ref: Ref<HTMLDivElement>;
};

const DocumentFields = ({ documents, talentRequestId, onRead, ref }: DocumentsProps) => {
  const { keptCv } = documents;
  const sendCv = useMemo(() => uploadCandidateDocument({ kind: 'cv', talentRequestId }), [talentRequestId]);
  const chooseCv = (sent: UploadedDocument | undefined): void => {
    if (sent?.cvDetails && sent.documentId !== documents.cv?.documentId) onRead(sent.cvDetails);
    documents.setCv(sent);
  };
  return (
    <div ref={ref} className={s.stack}>
      <UploadField<UploadedDocument>
        label={copy.cv}
        limits={cvLimits}
        send={sendCv}
        error={documents.cvError}
        noteOf={uploadNoteOf}
        present={keptCv ? [{ name: keptCv.fileName, size: keptCv.sizeBytes, note: uploadNoteOf(keptCv) }] : []}
        onChange={(entries) => chooseCv(entries.at(-1)?.sent)}
        onUploading={documents.setCvUploading}
      />
      <UploadField<CandidateDocument>
        label={copy.otherDocuments}
        optional
        many
        send={sendOther}
        error={documents.othersError}
        noteOf={uploadNoteOf}
        onChange={(entries) => documents.setOthers(entries.flatMap((entry) => entry.sent ?? []))}
        onUploading={documents.setOthersUploading}
      />
      {documents.kept.length > 0 && <DocumentList documents={documents.kept} onRemove={documents.removeKept} />}
    </div>
  );
};
