import { Link } from '@tanstack/react-router';
import { practicePageCopy } from '#web/bidding/copy.ts';
import { PracticeList } from '#web/bidding/parts/practice/practice-list.tsx';
import { PracticeDetail } from '#web/bidding/parts/practice/practice-detail.tsx';
import { StartPractice } from '#web/bidding/parts/practice/start-practice.tsx';
import { useSession } from '#web/platform/session.ts';
import { Banner } from '#web/ui/layout/banner.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/**
 * The practice auctions against simulated rivals: either the chosen auction, or a form to start a new one with a list
 * below.
 */
export const PracticePage = ({ practiceId }: { practiceId: string | undefined }) => {
  const { permissions } = useSession();
  return (
    <>
      <PageHeader title={practicePageCopy.title} />
      <Banner
        tone="info"
        title={practicePageCopy.bannerTitle}
        action={
          practiceId === undefined ? undefined : (
            <Link to="/permauction/competitive/practice">{practicePageCopy.all}</Link>
          )
        }
      >
        {practicePageCopy.banner}
      </Banner>
      {practiceId === undefined ? (
        <>
          {permissions.includes('Bidding Stage=Place Bids') && <StartPractice />}
          <PracticeList />
        </>
      ) : (
        <PracticeDetail key={practiceId} practiceId={practiceId} />
      )}
    </>
  );
};
