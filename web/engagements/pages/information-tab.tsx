import { useQuery } from '@tanstack/react-query';
import { informationQuery, documentsQuery, talentRequestsQuery } from '#web/engagements/client.ts';
import { EngagementInformation } from '#web/engagements/parts/information.tsx';
import { LoadError } from '#web/engagements/parts/load-error.tsx';
import { copy } from '#web/engagements/copy.ts';
import { useSession } from '#web/platform/session.ts';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';

/** An engagement's description. The layout around it handles errors. */
export const InformationTab = ({ engagementId }: { engagementId: string }) => {
  const information = useQuery(informationQuery(engagementId));
  const paper = useQuery(documentsQuery(engagementId));
  const { permissions } = useSession();
  // Only users who may read the talent requests see which of them a document is about.
  const requests = useQuery({
    ...talentRequestsQuery(engagementId),
    enabled: permissions.includes('Fulfillment Stage=View Details'),
  });
  if (!information.data) {
    return (
      <Block>
        <SkeletonText lines={6} />
      </Block>
    );
  }
  if (paper.isError) {
    return <LoadError title={copy.failedDocuments} error={paper.error} onRetry={() => void paper.refetch()} />;
  }
  return <EngagementInformation engagement={information.data} paper={paper.data} requests={requests.data} />;
};
