import type { ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
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

/** The submission form, filled in from a draft candidate, who becomes the submitted candidate. */
export const SubmitDraftPage = ({ engagementId, talentRequestId, draftCandidateId, dispute }: Props) => {
  const draft = useQuery(draftCandidateQuery(draftCandidateId));
  const { mutateAsync } = useSubmitDraftCandidate();
  if (draft.data) {
    const { firstName, lastName, email, currentCountryId, file } = draft.data;
    return (
      <SubmitPage
        engagementId={engagementId}
        talentRequestId={talentRequestId}
        dispute={dispute}
        from={{
          draftCandidateId,
          fields: { firstName, lastName, emailAddress: email, currentCountryId },
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
