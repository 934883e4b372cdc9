import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { previewQuery } from '#web/engagements/client.ts';
import { EngagementHead } from '#web/engagements/parts/engagement-head.tsx';
import { HeadSkeleton } from '#web/engagements/parts/head-skeleton.tsx';
import { EngagementInformation } from '#web/engagements/parts/information.tsx';
import { TalentRequestItem } from '#web/engagements/parts/talent-requests.tsx';
import { LoadError } from '#web/engagements/parts/load-error.tsx';
import { copy as own } from '#web/engagements/parts/own/own-copy.ts';
import { copy } from '#web/engagements/copy.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Block } from '#web/ui/layout/block.tsx';

/** The preview of a draft, built from the components of the pages that agencies see. */
export const OwnPreviewPage = ({ draft }: { draft: string }) => {
  const preview = useQuery(previewQuery(draft));
  const crumbs = [
    <Link key="list" to="/employer/engagements">
      {copy.ownTitle}
    </Link>,
    <Link key="draft" to="/employer/engagements/new" search={{ draft }}>
      {own.draft}
    </Link>,
  ];
  if (preview.isError) {
    return <LoadError title={own.failedPreview} error={preview.error} onRetry={() => void preview.refetch()} />;
  }
  if (!preview.data) {
    return (
      <>
        <HeadSkeleton crumbs={crumbs} />
        <Block>
          <SkeletonText lines={6} />
        </Block>
      </>
    );
  }
  const { engagement, talentRequests, requirements, documents } = preview.data;
  return (
    <>
      <Banner tone="info">{own.previewBanner}</Banner>
      <EngagementHead
        engagement={engagement}
        crumbs={crumbs}
        aside={
          <LinkButton kind="primary" to="/employer/engagements/new" search={{ draft }}>
            {own.goOnWriting}
          </LinkButton>
        }
      />
      <EngagementInformation engagement={engagement} paper={{ requirements, documents }} requests={talentRequests} />
      <Block title={copy.talentRequests}>{undefined}</Block>
      {talentRequests.map((request) => (
        <TalentRequestItem key={request.talentRequestId} request={request} currency={engagement.currencyIso} />
      ))}
    </>
  );
};
