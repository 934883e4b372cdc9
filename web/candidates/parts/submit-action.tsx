import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import type { Right } from '#contract/common/refusal.ts';
import { candidatesQuery } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

type Place = { engagementId: string; talentRequestId: string };

/** A link to the submission form, or the reason why the form is closed. */
export const SubmitButton = ({ engagementId, talentRequestId, right }: Place & { right: Right }) =>
  right.allowed ? (
    <LinkButton to="/engagement/$engagementId/submit/$talentRequestId" params={{ engagementId, talentRequestId }}>
      <UserPlus aria-hidden="true" />
      {copy.submitCandidate}
    </LinkButton>
  ) : (
    <Button off={right}>
      <UserPlus aria-hidden="true" />
      {copy.submitCandidate}
    </Button>
  );

/** The Submit Candidate button of a talent request, on any page. The server decides whether it is enabled. */
export const SubmitCandidateAction = ({ engagementId, talentRequestId }: Place) => {
  const { data } = useQuery(candidatesQuery(engagementId));
  const request = data?.talentRequests.find((one) => one.talentRequestId === talentRequestId);
  if (data === undefined) return <Skeleton width={156} height={32} />;
  return request ? (
    <SubmitButton engagementId={engagementId} talentRequestId={talentRequestId} right={request.can.submit} />
  ) : null;
};
