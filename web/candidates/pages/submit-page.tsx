import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { Submission } from '#contract/candidates/shapes.ts';
import type { SubmissionDraftFields } from '#contract/candidates/shapes/draft-fields.ts';
import { discardDraftNow, submissionQuery } from '#web/candidates/client.ts';
import { useAgencyCrumbs } from '#web/candidates/parts/viewer/crumbs.tsx';
import type { OfferDispute } from '#web/candidates/parts/form/offer-dispute.ts';
import { SubmissionForm } from '#web/candidates/parts/form/submission-form.tsx';
import type { SubmissionSource } from '#web/candidates/parts/form/use-send-submission.ts';
import { copy } from '#web/candidates/copy.ts';
import { importCopy } from '#web/candidates/parts/import/import-copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDateTime, formatPaddedNumber } from '#web/platform/formats.ts';
import { useLiveMessages } from '#web/platform/live/live.ts';
import { isMessageAbout } from '#web/platform/live/live-invalidation.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { RefusedState } from '#web/ui/states/states.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { EditConflict } from '#web/ui/layout/edit-conflict.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from '#web/candidates/parts/form/candidate-form.module.css';

type Props = {
  engagementId: string;
  talentRequestId: string;
  /** The record that prefills the form and is submitted with it. The user's own draft isn't changed. */
  from?: SubmissionSource;
  /** The ID of an imported draft, or undefined for the form's own draft. */
  draftId?: string | undefined;
  /** Other records that can prefill the form. */
  sources?: ReactNode;
  /** An offer to dispute the ownership of a person that another agency owns. */
  dispute?: OfferDispute | undefined;
};

const emptyFields: SubmissionDraftFields = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  contactNumber: '',
  linkedIn: '',
  location: '',
  currentCountryId: null,
  baseSalary: '',
  totalCompensation: '',
  commentToEmployer: '',
  answers: [],
  currentJob: '',
  isScan: false,
  unconfirmedFields: [],
};

const filledFrom = (submission: Submission, { fields, file }: SubmissionSource): Submission => ({
  ...submission,
  draft: { savedAt: '', fields: { ...emptyFields, ...fields }, file, otherDocuments: [] },
});

const cvsPath = '/engagement/$engagementId/submit/$talentRequestId/cvs';

/** The page that submits a candidate for a talent request. */
export const SubmitPage = ({ engagementId, talentRequestId, from, draftId, sources, dispute }: Props) => {
  const query = submissionQuery(talentRequestId, draftId);
  const submission = useQuery(query);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const crumbs = useAgencyCrumbs({ engagementId, engagementNumber: submission.data?.engagementNumber });
  // The number of times that the draft has been discarded. A new number resets the form.
  const [round, setRound] = useState(0);
  // Whether the talent request has changed while the form is open. The form keeps the version it shows until the user
  // loads the new one.
  const [hasChanged, setChanged] = useState(false);
  useLiveMessages((message) => {
    if (message.engagementId === engagementId && isMessageAbout(message, 'engagement', 'talent-request'))
      setChanged(true);
  });
  const back = (
    <LinkButton to="/engagement/$engagementId/candidates" params={{ engagementId }}>
      {copy.backToEngagement}
    </LinkButton>
  );
  if (hasFailedToLoad(submission)) {
    return (
      <>
        <PageHeader title={copy.submitTitle} />
        <LoadError title={copy.submitFailed} error={submission.error} onRetry={() => void submission.refetch()} />
      </>
    );
  }
  const discard = async (): Promise<void> => {
    try {
      await discardDraftNow(talentRequestId, draftId);
      queries.setQueryData(query.queryKey, (before) => before && { ...before, draft: null });
      toast.success(copy.draftDiscarded);
      // An imported draft has its own form, which disappears when the draft is discarded.
      if (draftId === undefined) setRound(round + 1);
      else await navigate({ to: cvsPath, params: { engagementId, talentRequestId } });
    } catch (error) {
      toast.problem(error);
    }
  };
  const loadOther = async (): Promise<void> => {
    await submission.refetch();
    setRound(round + 1);
  };
  const data = submission.data && from ? filledFrom(submission.data, from) : submission.data;
  return (
    <>
      <PageHeader
        title={copy.submitTitle}
        short={copy.submitShort}
        crumbs={crumbs}
        actions={
          <>
            <LinkButton to="/engagement/$engagementId/drafts" params={{ engagementId }}>
              {copy.draftCandidates}
            </LinkButton>
            <LinkButton to={cvsPath} params={{ engagementId, talentRequestId }}>
              {importCopy.addCvs}
            </LinkButton>
          </>
        }
        lead={
          data && (
            <p>
              {copy.submitLead({
                job: data.jobTitle,
                number: formatPaddedNumber(data.talentRequestNumber),
                client: data.clientName,
              })}
            </p>
          )
        }
      />
      {data === undefined && <SkeletonRows rows={8} />}
      {data && !data.can.submit.allowed && data.draft === null && (
        <RefusedState title={copy.submitClosed} reasons={data.can.submit.reasons} actions={back} />
      )}
      {data && hasChanged && <EditConflict />}
      {data && (data.can.submit.allowed || data.draft !== null) && (
        <>
          {data.can.submit.allowed && sources}
          {data.draft && !from && draftId === undefined && (
            <p className={s.restored} role="status">
              {copy.draftRestored({ when: formatDateTime(data.draft.savedAt, viewerZone()) })}
            </p>
          )}
          <SubmissionForm
            key={round}
            submission={data}
            {...(from ? { from } : {})}
            draftId={draftId}
            dispute={dispute}
            onDiscard={() => void discard()}
            onLoadOther={() => void loadOther()}
            onClosed={() => void submission.refetch()}
          />
        </>
      )}
    </>
  );
};
