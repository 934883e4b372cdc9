import { linkOptions } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useFilters } from '#web/platform/filters.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import { FacetFilter, FilterBar, FilterSwitch, SegmentedFilter } from '#web/ui/filter/filter-bar.tsx';
import { SelectFilter, MultiSelectFilter } from '#web/ui/filter/pick.tsx';
import { SearchBox } from '#web/ui/filter/search-box.tsx';
import { StepStatus } from '#web/ui/indicators/step-status.tsx';
import { BulkBar } from '#web/ui/table/bulk-bar.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { Money, PaddedNumber } from '#web/ui/text/figures.tsx';
import { galleryPeople } from './people.ts';
import type { GalleryPerson } from './people.ts';

const columns: readonly Column<GalleryPerson>[] = [
  { id: 'name', header: 'Candidate', title: true, width: 192, sort: 'name', cell: (row) => row.name },
  {
    id: 'number',
    header: 'Number',
    width: 76,
    show: 'wide',
    stack: 'hide',
    cell: (row) => <PaddedNumber value={row.number} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 148,
    stack: 'start',
    cell: (row) => <StepStatus label={row.status} at={row.at} outcome={row.outcome} />,
  },
  { id: 'request', header: 'Talent request', stack: 'line', cell: (row) => row.request },
  { id: 'client', header: 'Client', width: 156, stack: 'start', cell: (row) => row.client },
  {
    id: 'salary',
    header: 'Base salary',
    width: 132,
    end: true,
    sort: 'salary',
    cell: (row) => <Money amount={row.salary} currency={row.currency} />,
  },
  {
    id: 'fee',
    header: 'Agency fee',
    width: 124,
    end: true,
    show: 'wide',
    stack: 'hide',
    cell: (row) => <Money amount={row.fee} currency={row.currency} />,
  },
  {
    id: 'submitted',
    header: 'Submitted',
    width: 116,
    end: true,
    sort: 'submitted',
    cell: (row) => <DateText value={row.submitted} />,
  },
];

type Search = {
  q?: string;
  client?: string;
  status?: string[] | string;
  mine?: string;
  by?: string;
  desc?: string;
  page?: string;
};

const listOf = (value: string | string[] | undefined): string[] => (value === undefined ? [] : [value].flat());
const many = [
  'Brightwater Utilities',
  'Calder Finch',
  'Kestrel Freight',
  'Larkfield Foods',
  'Northwind Health',
  'Oakhaven Council',
  'Orrin Data Systems',
  'Sable Ridge',
  'Tallowood Care',
  'Wrenfield Schools',
];

export const TableSection = () => {
  const { search, set } = useFilters<Search>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2', '5']));
  const chosen = listOf(search.status);
  return (
    <>
      <FacetFilter
        label="Status"
        value={chosen}
        onChange={(status) => set({ status })}
        facets={galleryPeople.slice(0, 7).map((row) => ({
          id: row.status,
          label: <StepStatus label={row.status} at={row.at} outcome={row.outcome} />,
          count: 34 - (row.number % 30),
        }))}
      />
      <FilterBar
        label="Candidates"
        end={
          <FilterSwitch
            label="Assigned to me"
            value={search.mine === 'true'}
            onChange={(mine) => set({ mine: mine ? 'true' : '' })}
          />
        }
      >
        <SearchBox value={search.q ?? ''} onChange={(q) => set({ q })} />
        <MultiSelectFilter
          label="Client"
          options={many.map((label) => ({ id: label, label }))}
          value={chosen}
          onChange={(status) => set({ status })}
        />
        <SelectFilter
          label="Engagement type"
          options={[
            { id: 'competitive', label: 'Competitive', detail: 'auction' },
            { id: 'success-fee', label: 'Success fee' },
          ]}
          value={search.client ?? ''}
          onChange={(client) => set({ client })}
        />
        <SegmentedFilter
          label="Prequalification"
          choices={[
            { id: 'all', label: 'All' },
            { id: 'pre', label: 'Pre-qualified' },
          ]}
          value="all"
          onChange={() => undefined}
        />
      </FilterBar>
      <Table
        label="Candidates"
        columns={columns}
        rows={galleryPeople}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        link={() => linkOptions({ to: '/terms/general' })}
        sort={{ by: search.by ?? 'submitted', desc: search.desc !== 'false' }}
        onSort={(sort) => set({ by: sort.by, desc: String(sort.desc) })}
        selected={selected}
        onSelect={setSelected}
      />
      <BulkBar count={selected.size} onClear={() => setSelected(new Set())}>
        <Button>
          <Download aria-hidden="true" />
          Export
        </Button>
        <Button kind="stop">Withdraw 1 of 2</Button>
        <DisabledReason
          reasons={[{ code: 'hired', text: 'Hugo van den Berg has been hired and can’t be withdrawn.' }]}
        />
      </BulkBar>
      <Paging
        page={Number(search.page ?? 0)}
        pageSize={10}
        total={160}
        onPage={(page) => set({ page: String(page) })}
      />
      <Table
        label="Loading"
        columns={columns}
        rows={undefined}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        skeletonRows={3}
      />
      <Table
        label="Opens beside the list, while refreshing"
        busy
        columns={columns.slice(0, 4)}
        rows={galleryPeople.slice(0, 3)}
        current="1"
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        onOpen={() => undefined}
      />
    </>
  );
};
