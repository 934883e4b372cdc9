import type { ReactNode } from 'react';
import { copy } from '#web/engagements/copy.ts';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import s from './engagement.module.css';

/** The placeholder for an engagement's header while it loads. */
export const HeadSkeleton = ({ crumbs }: { crumbs: readonly ReactNode[] }) => (
  <>
    <PageHeader
      crumbs={crumbs}
      title={copy.engagement}
      lead={
        <span className={s.headSkeleton}>
          <Skeleton width={320} height={12} />
        </span>
      }
    />
    <div className={s.stages}>
      <Skeleton height={34} />
    </div>
  </>
);
