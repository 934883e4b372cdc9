import { Button } from '#web/ui/button/button.tsx';
import { Empty, Failed, Refused } from '#web/ui/face/faces.tsx';
import { SkeletonRows, SkeletonText } from '#web/ui/face/skeleton.tsx';
import { PageSpinner } from '#web/ui/face/spinner.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import s from './gallery.module.css';

export const FaceSection = () => (
  <div className={s.halves}>
    <Block title="Loading a list">
      <SkeletonRows label="Loading candidates" />
    </Block>
    <Block title="Empty">
      <Empty inline title="No candidates yet" actions={<Button kind="primary">Submit Candidate</Button>}>
        Candidates you submit for Theatre Nurse appear here, with their status and base salary.
      </Empty>
    </Block>
    <Block title="Refused">
      <Refused
        inline
        title="Submissions are paused"
        reasons={[
          {
            code: 'paused',
            text: 'Northwind Health paused this talent request on 12 Nov 2026: budget review.',
            unblockBy: 'It reopens on 24 Nov 2026.',
            who: 'Owen Prideaux, hiring lead',
          },
        ]}
        actions={<Button kind="quiet">Save as draft</Button>}
      />
    </Block>
    <Block title="Failed">
      <Failed
        inline
        title="Something went wrong"
        onRetry={() => undefined}
        actions={<Button kind="quiet">Contact Support</Button>}
      >
        The candidates could not be loaded after 3 attempts. Your changes are still on this page.
      </Failed>
    </Block>
    <Block title="Loading text">
      <SkeletonText lines={4} />
    </Block>
    <Block title="Loading a whole page">
      <PageSpinner />
    </Block>
  </div>
);
