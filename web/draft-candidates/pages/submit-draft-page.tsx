import { useState, type ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
import { candidateName } from '#contract/candidates/rules.ts';
import type { ExtractedCvDetails } from '#contract/candidates/shapes/document.ts';
import type { CvField, SubmissionDraftFields } from '#contract/candidates/shapes/draft-fields.ts';
import type { DraftCandidate } from '#contract/draft-candidates/shapes.ts';
import { SubmitPage } from '#web/candidates/public.tsx';
import { draftCandidateQuery, useSubmitDraftCandidate } from '#web/draft-candidates/client.ts';
import { copy } from '#web/draft-candidates/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { RefusedState } from '#web/ui/states/states.tsx';

type Props = {
  engagementId: string;
  talentRequestId: string;
  draftCandidateId: string;
  dispute?: ComponentProps<typeof SubmitPage>['dispute'];
};

// Name and email address aren't listed, because saving the draft confirmed them.
const furtherFields = ['contactNumber', 'linkedIn', 'location'] as const satisfies readonly CvField[];

/** Returns the details in the CV that the draft doesn't have. The user must confirm them. */
const fieldsFromCv = (details: ExtractedCvDetails | null): Partial<SubmissionDraftFields> => {
  if (details === null) return {};
  const { contactNumber, linkedIn, location, currentJob } = details;
  const unconfirmedFields = furtherFields.filter((field) => details[field] !== '');
  return { contactNumber, linkedIn, location, currentJob, unconfirmedFields };
};

/**
 * The submission form, filled in from a draft candidate, who becomes the submitted candidate. If the draft has been
 * submitted or can't be, the page says so instead.
 */
export const SubmitDraftPage = ({ engagementId, talentRequestId, draftCandidateId, dispute }: Props) => {
  const draft = useQuery(draftCandidateQuery(draftCandidateId));
  const { mutateAsync } = useSubmitDraftCandidate();
  // An open form stays open, even if the draft is submitted or closed meanwhile: the user must not lose what they typed,
  // and the form itself shows the result. The cached draft may be out of date, so the first response decides.
  const [isOpen, setOpen] = useState(false);
  const canSubmit = draft.data?.candidateId === null && draft.data.can.submit.allowed;
  if (!isOpen && canSubmit && !draft.isFetching) setOpen(true);
  if (draft.data && isOpen) {
    const { firstName, lastName, email, currentCountryId, file, cvDetails } = draft.data;
    return (
      <SubmitPage
        engagementId={engagementId}
        talentRequestId={talentRequestId}
        dispute={dispute}
        from={{
          draftCandidateId,
          fields: {
            ...fieldsFromCv(cvDetails),
            firstName,
            lastName,
            emailAddress: email,
            currentCountryId,
          },
          file,
          submit: (input) => mutateAsync({ ...input, draftCandidateId }),
        }}
      />
    );
  }
  if (draft.data && !canSubmit) return <ClosedDraft draft={draft.data} />;
  return (
    <>
      <PageHeader title={copy.submit} />
      {hasFailedToLoad(draft) ? (
        <LoadError title={copy.failedOne} error={draft.error} onRetry={() => void draft.refetch()} />
      ) : (
        <SkeletonRows rows={8} label={copy.loading} />
      )}
    </>
  );
};

/** Says why a draft can't be submitted, with a link to the candidate if it has been submitted already. */
const ClosedDraft = ({ draft }: { draft: DraftCandidate }) => {
  const { candidateId, engagementId, draftCandidateId, can } = draft;
  return (
    <>
      <PageHeader title={copy.submit} lead={<p>{`${candidateName(draft)} · ${draft.jobTitle}`}</p>} />
      {candidateId === null ? (
        <RefusedState
          title={copy.submitRefused({ name: candidateName(draft) })}
          reasons={can.submit.allowed ? [] : can.submit.reasons}
          actions={
            <LinkButton
              to="/engagement/$engagementId/draft/$draftCandidateId"
              params={{ engagementId, draftCandidateId }}
            >
              {copy.openDraft}
            </LinkButton>
          }
        />
      ) : (
        <Banner
          tone="info"
          action={
            <LinkButton size="sm" to="/candidates/viewer" search={{ candidateId }}>
              {copy.openCandidate}
            </LinkButton>
          }
        >
          {copy.submittedBanner}
        </Banner>
      )}
    </>
  );
};
