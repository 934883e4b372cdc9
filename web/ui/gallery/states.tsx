import { Button } from '#web/ui/button/button.tsx';
import { EmptyState, ErrorState, RefusedState } from '#web/ui/states/states.tsx';
import { SkeletonRows, SkeletonText } from '#web/ui/states/skeleton.tsx';
import { PageSpinner } from '#web/ui/states/spinner.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import s from './gallery.module.css';

export const StateSection = () => (
  <div className={s.halves}>
    <Block title="Loading a list">
      <SkeletonRows label="Loading candidates" />
    </Block>
    <Block title="Empty">
      <EmptyState inline title="No candidates yet" actions={<Button kind="primary">Submit Candidate</Button>}>
        Candidates you submit for Theatre Nurse appear here, with their status and base salary.
      </EmptyState>
    </Block>
    <Block title="Refused">
      <RefusedState
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
      <ErrorState
        inline
        title="Something went wrong"
        onRetry={() => undefined}
        actions={<Button kind="quiet">Contact Support</Button>}
      >
        The candidates could not be loaded after 3 attempts. Your changes are still on this page.
      </ErrorState>
    </Block>
    <Block title="Loading text">
      <SkeletonText lines={4} />
    </Block>
    <Block title="Loading a whole page">
      <PageSpinner />
    </Block>
  </div>
);
