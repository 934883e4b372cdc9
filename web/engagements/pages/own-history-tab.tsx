import { useQuery } from '@tanstack/react-query';
import { Dot } from 'lucide-react';
import { engagementHistoryQuery } from '#web/engagements/client.ts';
import { RequestChanges } from '#web/engagements/parts/changes.tsx';
import { LoadError } from '#web/engagements/parts/load-error.tsx';
import { copy } from '#web/engagements/parts/own/own-copy.ts';
import { EmptyState } from '#web/ui/states/states.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Timeline } from '#web/ui/layout/timeline.tsx';
import s from '#web/engagements/parts/engagement.module.css';

/** An engagement's complete history: who did what, when and why. */
export const OwnHistoryTab = ({ engagementId }: { engagementId: string }) => {
  const history = useQuery(engagementHistoryQuery(engagementId));
  if (history.isError) {
    return <LoadError part title={copy.failedHistory} error={history.error} onRetry={() => void history.refetch()} />;
  }
  if (!history.data) return <SkeletonRows rows={4} />;
  if (history.data.length === 0) return <EmptyState title={copy.noHistory} />;
  return (
    <Block title={copy.history}>
      <div className={s.paper}>
        <Timeline
          label={copy.history}
          happenings={history.data.map(({ eventId, at, text, by, reason, note, changes }) => {
            const why = [reason, note].filter((part) => part !== null).join(': ');
            return {
              id: eventId,
              mark: <Dot />,
              text,
              more: (
                <>
                  {why === '' ? by : copy.historyWhy({ by, why })}
                  <RequestChanges changes={changes} />
                </>
              ),
              at,
            };
          })}
        />
      </div>
    </Block>
  );
};
