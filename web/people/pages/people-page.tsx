import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { candidateName } from '#contract/candidates/rules.ts';
import type { ListedPerson } from '#contract/people/shapes.ts';
import { PageSizeControl } from '#web/candidates/public.tsx';
import { LoadError } from '#web/engagements/public.tsx';
import { peopleQuery, peoplePageSize, type PeopleSearch } from '#web/people/client.ts';
import { copy } from '#web/people/copy.ts';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { canManageUsers, useSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { FilterBar, FilterSwitch } from '#web/ui/filter/filter-bar.tsx';
import { SearchBox } from '#web/ui/filter/search-box.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import s from '#web/people/parts/people.module.css';
import { UnsubmittedErasurePlan } from '#web/people/parts/unsubmitted-plan.tsx';

const columnsOf = (isDue: boolean): readonly Column<ListedPerson>[] => [
  { id: 'name', header: copy.name, title: true, cell: candidateName },
  {
    id: 'contact',
    header: copy.contact,
    width: 264,
    stack: 'hide',
    cell: ({ emailAddress, contactNumber }) => (
      <span className={s.contact}>
        <span>{emailAddress}</span>
        {contactNumber !== '' && <small>{contactNumber}</small>}
      </span>
    ),
  },
  { id: 'place', header: copy.place, width: 152, show: 'wide', stack: 'line', cell: ({ location }) => location },
  {
    id: 'client',
    header: copy.lastClient,
    width: 208,
    stack: 'line',
    cell: ({ lastClientName, lastJobTitle }) => (
      <span className={s.contact}>
        <span>{lastClientName}</span>
        <small>{lastJobTitle}</small>
      </span>
    ),
  },
  {
    id: 'count',
    header: copy.submissions,
    width: 136,
    end: true,
    stack: 'start',
    stackWord: ({ submissions }) => copy.submissionCount({ count: submissions }).replace(/^\S+ /, ''),
    cell: ({ submissions }) => String(submissions),
  },
  isDue
    ? {
        id: 'kept',
        header: copy.keptUntil,
        width: 152,
        end: true,
        stack: 'corner',
        cell: ({ keptUntil }) => <DateText value={keptUntil} />,
      }
    : {
        id: 'last',
        header: copy.lastSubmission,
        width: 152,
        end: true,
        stack: 'corner',
        cell: ({ lastSubmitted }) => <DateText value={lastSubmitted} />,
      },
];

/** Everyone the agency has submitted, each listed once. */
export const PeoplePage = () => {
  const { search, set } = useFilters<PeopleSearch>();
  const { q = '', due = false, page = 0, pageSize = peoplePageSize } = search;
  const isManager = canManageUsers(useSession());
  const list = useQuery(peopleQuery(search));
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize, total }, (last) => set({ page: last }, true));
  if (hasFailedToLoad(list)) {
    return (
      <>
        <PageHeader title={copy.title} />
        <LoadError
          title={copy.failedList}
          refused={copy.refused}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={copy.title} fact={list.data && copy.peopleCount({ count: list.data.total })} />
      <FilterBar
        label={copy.filters}
        wraps
        end={isManager ? <LinkButton to="/people/retention">{copy.retention}</LinkButton> : undefined}
      >
        <SearchBox label={copy.search} value={q} onChange={(text) => set({ q: text === '' ? undefined : text })} />
        <FilterSwitch label={copy.due} value={due} onChange={(on) => set({ due: on || undefined })} />
      </FilterBar>
      <Table
        label={copy.title}
        columns={columnsOf(due)}
        rows={isPastEnd ? undefined : list.data?.records}
        busy={list.isPlaceholderData}
        rowKey={({ personId }) => personId}
        rowName={candidateName}
        link={({ personId }) => linkOptions({ to: '/people/$personId', params: { personId } })}
        empty={
          q !== '' ? (
            <EmptyState
              title={copy.noneFound}
              actions={<Button onClick={() => set({ q: undefined })}>{due ? copy.clearSearch : copy.showAll}</Button>}
            >
              {copy.noneFoundText}
            </EmptyState>
          ) : due ? (
            <EmptyState
              title={copy.noneDue}
              actions={<Button onClick={() => set({ due: undefined })}>{copy.showAll}</Button>}
            >
              {copy.noneDueText}
            </EmptyState>
          ) : (
            <EmptyState title={copy.none} actions={<LinkButton to="/candidate">{copy.toCandidates}</LinkButton>}>
              {copy.noneText}
            </EmptyState>
          )
        }
      />
      {list.data && list.data.total > 0 && (
        <Paging page={page} pageSize={pageSize} total={list.data.total} onPage={(next) => set({ page: next })}>
          <PageSizeControl value={pageSize} onChange={(size) => set({ pageSize: size })} />
        </Paging>
      )}
      {due && <UnsubmittedErasurePlan />}
    </>
  );
};
