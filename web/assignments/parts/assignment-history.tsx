import { useQuery } from '@tanstack/react-query';
import { UserRoundMinus, UserRoundPlus } from 'lucide-react';
import type { AssignmentHistoryView } from '#contract/assignments/shapes.ts';
import { assignmentHistoryQuery } from '#web/assignments/client.ts';
import { copy } from '#web/assignments/copy.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Timeline } from '#web/ui/layout/timeline.tsx';

const sentenceOf = ({ what, name, byName }: AssignmentHistoryView): string => {
  if (name === byName) return what === 'added' ? copy.addedSelf({ name }) : copy.removedSelf({ name });
  return what === 'added' ? copy.added({ name, by: byName }) : copy.removed({ name, by: byName });
};

/** The history of people assigned to and removed from an engagement. */
export const AssignmentHistory = ({ engagementId }: { engagementId: string }) => {
  const history = useQuery(assignmentHistoryQuery(engagementId));
  return (
    <Block title={copy.history}>
      {hasFailedToLoad(history) ? (
        <ErrorState inline title={copy.failed} onRetry={() => void history.refetch()} />
      ) : !history.data ? (
        <SkeletonText lines={3} />
      ) : history.data.length === 0 ? (
        <EmptyState inline title={copy.noHistory}>
          {copy.noHistoryText}
        </EmptyState>
      ) : (
        <Timeline
          label={copy.history}
          happenings={history.data.map((one) => ({
            id: one.id,
            mark: one.what === 'added' ? <UserRoundPlus /> : <UserRoundMinus />,
            text: sentenceOf(one),
            at: one.at,
          }))}
        />
      )}
    </Block>
  );
};
