import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { discussionsPageSize, discussionsQuery } from '#web/clarifications/client.ts';
import { copy } from '#web/clarifications/copy.ts';
import { DiscussionList } from '#web/clarifications/parts/discussions/discussion-list.tsx';
import type { DiscussionSearch } from '#web/clarifications/parts/discussions/discussion-search.ts';
import { DiscussionView } from '#web/clarifications/parts/discussions/discussion-view.tsx';
import { NewDiscussionDialog } from '#web/clarifications/parts/discussions/new-discussion-dialog.tsx';
import ds from '#web/clarifications/parts/discussions/discussions.module.css';
import s from '#web/clarifications/parts/topics/topics.module.css';
import { LoadError } from '#web/engagements/public.tsx';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { FilterBar } from '#web/ui/filter/filter-bar.tsx';
import { SearchBox } from '#web/ui/filter/search-box.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { Paging } from '#web/ui/table/paging.tsx';

/** An agency's discussions with its clients, or an employer's discussions with agencies. */
export const DiscussionsPage = ({ isEmployer = false }: { isEmployer?: boolean }) => {
  const { search, set } = useFilters<DiscussionSearch>();
  const { discussion: chosen, q = '', page = 0 } = search;
  const list = useQuery(discussionsQuery(search));
  const [isStarting, setStarting] = useState(false);
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  useLastPageRedirect({ page, pageSize: discussionsPageSize, total }, (last) => set({ page: last }, true));
  if (hasFailedToLoad(list)) {
    return (
      <>
        <PageHeader title={copy.messages} />
        <LoadError
          title={copy.discussionsFailed}
          refused={copy.refused}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      </>
    );
  }
  const { data } = list;
  const begin = data && (
    <Button kind="primary" off={data.can.create} onClick={() => setStarting(true)}>
      {copy.newDiscussion}
    </Button>
  );
  const isEmpty = data?.total === 0 && q === '' && chosen === undefined;
  return (
    <>
      <PageHeader
        title={copy.messages}
        fact={data && data.total > 0 ? copy.discussionCount({ count: data.total }) : undefined}
      />
      {!isEmpty && (
        <FilterBar label={copy.search} end={begin}>
          <SearchBox
            label={copy.search}
            value={q}
            onChange={(text) => set({ q: text === '' ? undefined : text, page: undefined })}
          />
        </FilterBar>
      )}
      {isEmpty ? (
        <EmptyState title={copy.noDiscussions} actions={begin}>
          {isEmployer ? copy.noDiscussionsEmployer : copy.noDiscussionsAgency}
        </EmptyState>
      ) : (
        <div className={cx(s.clarifications, ds.pair, chosen !== undefined && s.opened)}>
          <section className={s.list} aria-label={copy.discussions}>
            {data === undefined ? (
              <Block>
                <SkeletonRows rows={6} />
              </Block>
            ) : data.total === 0 ? (
              <EmptyState
                title={q === '' ? copy.noDiscussions : copy.noDiscussionsFound}
                actions={q === '' ? undefined : <Button onClick={() => set({ q: undefined })}>{copy.showAll}</Button>}
              />
            ) : (
              <DiscussionList
                discussions={data.records}
                chosen={chosen}
                onChoose={(discussion) => set({ discussion }, false)}
              />
            )}
            {data !== undefined && data.total > discussionsPageSize && (
              <Paging
                page={page}
                pageSize={discussionsPageSize}
                total={data.total}
                onPage={(next) => set({ page: next })}
              />
            )}
          </section>
          {chosen === undefined ? (
            <p className={s.choose}>{copy.chooseDiscussion}</p>
          ) : (
            <DiscussionView key={chosen} discussionId={chosen} onBack={() => set({ discussion: undefined })} />
          )}
        </div>
      )}
      {(isStarting || search.with !== undefined) && (
        <NewDiscussionDialog
          isEmployer={isEmployer}
          partnerId={search.with}
          onClose={() => {
            setStarting(false);
            set({ with: undefined }, true);
          }}
          onStarted={(discussion) => {
            setStarting(false);
            set({ discussion, with: undefined, q: undefined, page: undefined }, false);
          }}
        />
      )}
    </>
  );
};
