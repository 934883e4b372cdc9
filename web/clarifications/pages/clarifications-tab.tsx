import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clarificationsQuery, type Clarifications } from '#web/clarifications/client.ts';
import { copy } from '#web/clarifications/copy.ts';
import { AskDialog } from '#web/clarifications/parts/dialogs/ask-dialog.tsx';
import type { ClarificationSearch } from '#web/clarifications/parts/topics/clarification-search.ts';
import { TopicList } from '#web/clarifications/parts/topics/topic-list.tsx';
import { TopicSidebar } from '#web/clarifications/parts/topics/topic-sidebar.tsx';
import { TopicView } from '#web/clarifications/parts/topics/topic-view.tsx';
import s from '#web/clarifications/parts/topics/topics.module.css';
import { LoadError } from '#web/engagements/public.tsx';
import { useFilters } from '#web/platform/filters.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { cx } from '#web/ui/cx.ts';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';

type Props = { engagementId: string; isEmployer?: boolean };

const Empty = ({ list, isEmployer, onAsk }: { list: Clarifications; isEmployer: boolean; onAsk: () => void }) => (
  <EmptyState
    title={copy.none}
    actions={
      isEmployer ? undefined : (
        <Button kind="primary" off={list.can.ask} onClick={onAsk}>
          {copy.ask}
        </Button>
      )
    }
  >
    {isEmployer ? copy.noneEmployer : copy.noneAgency({ client: list.clientName })}
  </EmptyState>
);

/** An engagement's clarifications, as either side sees them: the topics, the chosen topic, and the deadlines. */
export const ClarificationsTab = ({ engagementId, isEmployer = false }: Props) => {
  const clarifications = useQuery(clarificationsQuery(engagementId));
  const { search, set } = useFilters<ClarificationSearch>();
  const [isAsking, setAsking] = useState(false);
  const { data: list } = clarifications;
  if (hasFailedToLoad(clarifications)) {
    return (
      <LoadError part title={copy.failed} error={clarifications.error} onRetry={() => void clarifications.refetch()} />
    );
  }
  if (!list) {
    return (
      <Block>
        <SkeletonRows rows={6} />
      </Block>
    );
  }
  const chosen = list.clarifications.find(({ _id }) => _id === search.topic);
  const onAsk = () => setAsking(true);
  const isEmpty = list.clarifications.length === 0;
  return (
    <div className={cx(s.clarifications, chosen !== undefined && s.opened, isEmpty && s.bare)}>
      {isEmpty ? (
        <Empty list={list} isEmployer={isEmployer} onAsk={onAsk} />
      ) : (
        <>
          <TopicList list={list} isEmployer={isEmployer} chosen={chosen?._id} onAsk={onAsk} />
          {chosen ? (
            <TopicView
              key={chosen._id}
              list={list}
              topic={chosen}
              isEmployer={isEmployer}
              onBack={() => set({ topic: undefined })}
            />
          ) : (
            <p className={s.choose}>{copy.choose}</p>
          )}
        </>
      )}
      <TopicSidebar list={list} isEmployer={isEmployer} />
      {isAsking && (
        <AskDialog
          list={list}
          onClose={() => setAsking(false)}
          onAsked={(topic) => {
            setAsking(false);
            set({ topic, show: undefined });
          }}
        />
      )}
    </div>
  );
};
