import { candidateName } from '#contract/candidates/rules.ts';
import type { Candidate } from '#contract/candidates/shapes.ts';
import { useAcknowledgeEdits } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { toast } from '#web/ui/overlay/toast.ts';

/**
 * A banner that tells the agency's users that the employer has changed the candidate, until one of them acknowledges
 * it.
 */
export const EmployerEditsBanner = ({ candidate }: { candidate: Candidate }) => {
  const acknowledge = useAcknowledgeEdits();
  const { newSince, latestAt } = candidate.employerEdits;
  if (newSince === null) return null;
  // Awaited here rather than by the button, which is unmounted with the banner.
  const confirm = async (): Promise<void> => {
    try {
      await acknowledge.mutateAsync({
        candidateId: candidate._id,
        ...(latestAt === null ? {} : { seenUntil: latestAt }),
      });
      toast.success(copy.acknowledged({ name: candidateName(candidate) }));
    } catch (error) {
      toast.problem(error);
    }
  };
  return (
    <Banner
      tone="info"
      action={
        <Button
          size="sm"
          off={candidate.can.acknowledge}
          whyAt="beside"
          pending={acknowledge.isPending}
          onClick={() => void confirm()}
        >
          {copy.acknowledge}
        </Button>
      }
    >
      {copy.newEdits({ client: candidate.client.clientName, when: formatDate(newSince, viewerZone()) })}
    </Banner>
  );
};
