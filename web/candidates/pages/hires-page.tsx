import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { candidateName, currentSalary } from '#contract/candidates/rules.ts';
import type { Hire } from '#contract/candidates/shapes/salary.ts';
import { copy } from '#web/candidates/copy.ts';
import { CorrectSalaryDialog } from '#web/candidates/parts/salary/correct-dialog.tsx';
import { hiresPageSize, hiresQuery, type HiresSearch } from '#web/candidates/parts/salary/hires-client.ts';
import { hiresCopy } from '#web/candidates/parts/salary/hires-copy.ts';
import s from '#web/candidates/parts/salary/salary.module.css';
import { useFilters } from '#web/platform/filters.ts';
import { formatMoney, formatPaddedNumber } from '#web/platform/formats.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FilterBar } from '#web/ui/filter/filter-bar.tsx';
import { SearchBox } from '#web/ui/filter/search-box.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { Money } from '#web/ui/text/figures.tsx';

const feeStateText = ({ feeState, assignedFee, baseSalaryIso }: Hire): string => {
  if (feeState === 'on_hold' || assignedFee === null) return hiresCopy.feeOnHold;
  const { supplierName: agency, amount } = assignedFee;
  return amount === null
    ? hiresCopy.feeAssignedOpen({ agency })
    : hiresCopy.feeAssigned({ agency, fee: formatMoney(amount, baseSalaryIso) });
};

const columnsOf = (onCorrect: (hire: Hire) => void): readonly Column<Hire>[] => [
  {
    id: 'name',
    header: copy.candidate,
    title: true,
    cell: (row) => (
      <span className={s.two}>
        <span>{candidateName(row)}</span>
        <small>{formatPaddedNumber(row.candidateNumber)}</small>
      </span>
    ),
  },
  {
    id: 'engagement',
    header: copy.engagement,
    stack: 'line',
    cell: (row) => (
      <span className={s.two}>
        <span>{row.engagementTitle}</span>
        <small>
          {hiresCopy.numberAndJob({ number: formatPaddedNumber(row.engagementNumber), jobTitle: row.jobTitle })}
        </small>
      </span>
    ),
  },
  {
    id: 'agency',
    header: copy.agency,
    width: 184,
    stack: 'line',
    cell: (row) => (
      <span className={s.two}>
        <span>{row.supplierName}</span>
        <small>{row.clientName}</small>
      </span>
    ),
  },
  {
    id: 'hired',
    header: hiresCopy.hired,
    width: 128,
    show: 'wide',
    stack: 'corner',
    cell: ({ dateHired }) => dateHired && <DateText value={dateHired} />,
  },
  {
    id: 'salary',
    header: copy.baseSalary,
    width: 152,
    end: true,
    stack: 'start',
    stackWord: () => hiresCopy.salaryWord,
    cell: (row) => <Money amount={currentSalary(row)} currency={row.baseSalaryIso} />,
  },
  {
    id: 'fee',
    header: copy.agencyFee,
    width: 176,
    end: true,
    stack: 'end',
    stackWord: () => hiresCopy.feeWord,
    cell: (row) => (
      <span className={s.two}>
        <Money amount={row.agencyFee} currency={row.baseSalaryIso} />
        {row.feeState !== null && <small>{feeStateText(row)}</small>}
      </span>
    ),
  },
  {
    id: 'correct',
    header: hiresCopy.correct,
    silent: true,
    width: 144,
    end: true,
    stack: 'line',
    cell: (row) => (
      <Button
        size="sm"
        aria-haspopup="dialog"
        aria-label={hiresCopy.correctNamed({ name: candidateName(row) })}
        onClick={() => onCorrect(row)}
      >
        {hiresCopy.correct}
      </Button>
    ),
  },
];

/** The hired candidates of all agencies, for the provider's staff, who can correct the salaries. */
export const HiresPage = () => {
  const { search, set } = useFilters<HiresSearch>();
  const { q = '', page = 0 } = search;
  const list = useQuery(hiresQuery(search));
  const [corrected, setCorrected] = useState<Hire | null>(null);
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: hiresPageSize, total }, (last) => set({ page: last }, true));
  return (
    <>
      <PageHeader title={copy.hires} fact={list.data && hiresCopy.count({ count: list.data.total })} />
      <FilterBar label={hiresCopy.filters}>
        <SearchBox label={hiresCopy.search} value={q} onChange={(text) => set({ q: text === '' ? undefined : text })} />
      </FilterBar>
      {hasFailedToLoad(list) ? (
        <ErrorState title={hiresCopy.failed} onRetry={() => void list.refetch()} />
      ) : (
        <Table
          label={copy.hires}
          columns={columnsOf(setCorrected)}
          rows={isPastEnd ? undefined : list.data?.records}
          busy={list.isPlaceholderData}
          rowKey={({ candidateId }) => candidateId}
          rowName={candidateName}
          empty={
            q === '' ? (
              <EmptyState title={hiresCopy.none}>{hiresCopy.noneText}</EmptyState>
            ) : (
              <EmptyState
                title={hiresCopy.noneFound}
                actions={<Button onClick={() => set({ q: undefined })}>{hiresCopy.showAll}</Button>}
              >
                {hiresCopy.noneFoundText}
              </EmptyState>
            )
          }
        />
      )}
      {list.data && list.data.total > 0 && (
        <Paging page={page} pageSize={hiresPageSize} total={list.data.total} onPage={(next) => set({ page: next })} />
      )}
      {corrected && <CorrectSalaryDialog hire={corrected} onClose={() => setCorrected(null)} />}
    </>
  );
};
