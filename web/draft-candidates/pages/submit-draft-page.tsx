import type { ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ExtractedCvDetails } from '#contract/candidates/shapes/document.ts';
import type { CvField, SubmissionDraftFields } from '#contract/candidates/shapes/draft-fields.ts';
import { SubmitPage } from '#web/candidates/public.tsx';
import { draftCandidateQuery, useSubmitDraftCandidate } from '#web/draft-candidates/client.ts';
import { copy } from '#web/draft-candidates/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';

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

/** The submission form, filled in from a draft candidate, who becomes the submitted candidate. */
export const SubmitDraftPage = ({ engagementId, talentRequestId, draftCandidateId, dispute }: Props) => {
  const draft = useQuery(draftCandidateQuery(draftCandidateId));
  const { mutateAsync } = useSubmitDraftCandidate();
  if (draft.data) {
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
