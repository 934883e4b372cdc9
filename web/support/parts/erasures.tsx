import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatEngagementNumber } from '#contract/engagements/rules.ts';
import { useDebounced } from '#web/platform/debounce.ts';
import { formatCount } from '#web/platform/formats.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { erasuresPageSize, erasuresQuery, type ErasureRow } from '#web/support/client.ts';
import { copy } from '#web/support/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { disabledReasonsOf, DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { StatusLabel } from '#web/ui/indicators/status.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { EraseCandidateDialog, EraseUserDialog } from './erase-dialogs.tsx';
import s from './privacy.module.css';

const whatOf = (row: ErasureRow): string =>
  row.candidateNumber === null ? copy.aUser : copy.aCandidate({ number: formatEngagementNumber(row.candidateNumber) });

const columns: readonly Column<ErasureRow>[] = [
  { id: 'what', header: copy.what, title: true, cell: whatOf },
  { id: 'by', header: copy.askedBy, width: 200, stack: 'start', cell: (row) => row.askedBy },
  {
    id: 'asked',
    header: copy.askedAt,
    width: 184,
    stack: 'line',
    cell: (row) => <DateText value={row.askedAt} time />,
  },
  {
    id: 'done',
    header: copy.doneAt,
    width: 184,
    stack: 'line',
    cell: (row) =>
      row.doneAt === null ? (
        <StatusLabel icon="pending">{copy.soon}</StatusLabel>
      ) : (
        <DateText value={row.doneAt} time />
      ),
  },
];

type Former = { userId: string; name: string; email: string };

/** The minimum number of deleted users for which a search box is shown. Fewer are quicker to read than to search. */
const searchedFrom = 6;

type FormerUsersProps = {
  users: readonly Former[];
  /** The number of all deleted users who match the keywords. */
  total: number;
  keywords: string;
  onSearch: (keywords: string) => void;
};

/** The deleted users who can be erased. If there are many, the server searches them. */
const FormerUsers = ({ users, total, keywords, onSearch }: FormerUsersProps) => {
  const [asking, setAsking] = useState<Former | null>(null);
  // Once shown, the search box stays, even if few users match.
  const [isSearched, setSearched] = useState(false);
  if (!isSearched && total >= searchedFrom) setSearched(true);
  return (
    <section className={s.part}>
      <h3>{copy.former}</h3>
      {isSearched && (
        <div className={s.form}>
          <TextInput type="search" label={copy.searchFormer} value={keywords} onChange={onSearch} />
        </div>
      )}
      {users.length === 0 ? (
        <p role={isSearched ? 'status' : undefined}>{keywords.trim() === '' ? copy.noFormer : copy.noFormerFound}</p>
      ) : (
        <ul className={s.people}>
          {users.map((user) => (
            <li key={user.userId}>
              <div>
                {user.name} <span>{user.email}</span>
              </div>
              <Button kind="stop" aria-label={copy.eraseUserNamed({ name: user.name })} onClick={() => setAsking(user)}>
                {copy.eraseUser}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {total > users.length && (
        <p>{copy.moreFormer({ shown: formatCount(users.length), count: formatCount(total) })}</p>
      )}
      {asking && <EraseUserDialog user={asking} onClose={() => setAsking(null)} />}
    </section>
  );
};

const OneCandidate = () => {
  const [email, setEmail] = useState('');
  const [asking, setAsking] = useState(false);
  const typed = email.trim();
  return (
    <section className={s.part}>
      <h3>{copy.candidate}</h3>
      <p>{copy.candidateText}</p>
      <form
        className={s.form}
        noValidate
        aria-label={copy.candidate}
        onSubmit={(event) => {
          event.preventDefault();
          setAsking(typed !== '');
        }}
      >
        <TextInput type="email" label={copy.candidateEmail} value={email} onChange={setEmail} />
        <Button kind="stop" type="submit">
          {copy.eraseCandidate}
        </Button>
      </form>
      {asking && (
        <EraseCandidateDialog
          email={typed}
          onDone={() => {
            setEmail('');
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
};

/** The erasure of deleted users and of candidates, with each request's status. */
export const Erasures = () => {
  const [page, setPage] = useState(0);
  const [keywords, setKeywords] = useState('');
  const query = useQuery(erasuresQuery(page, useDebounced(keywords.trim())));
  const { data } = query;
  const reasons = disabledReasonsOf(data?.can.erase);
  return (
    <>
      <Block title={copy.erase}>
        {hasFailedToLoad(query) ? (
          <ErrorState inline title={copy.eraseFailed} onRetry={() => void query.refetch()} />
        ) : !data ? (
          <SkeletonText lines={6} />
        ) : (
          <div className={s.parts}>
            <div className={s.part}>
              <p>{copy.eraseText}</p>
              {reasons && <DisabledReason reasons={reasons} />}
            </div>
            {!reasons && (
              <>
                <FormerUsers
                  users={data.formerUsers}
                  total={data.formerTotal}
                  keywords={keywords}
                  onSearch={setKeywords}
                />
                <OneCandidate />
              </>
            )}
          </div>
        )}
      </Block>
      {data && (
        <Block title={copy.asked} {...(data.total === 0 ? { note: copy.noneAsked } : {})}>
          {data.total > 0 && (
            <Table
              label={copy.asked}
              columns={columns}
              rows={data.records}
              rowKey={(row) => row.erasureId}
              rowName={whatOf}
              empty={null}
            />
          )}
          <Paging page={page} pageSize={erasuresPageSize} total={data.total} onPage={setPage} />
        </Block>
      )}
    </>
  );
};
