import { useState } from 'react';
import { auditCategoryCopy } from '#contract/audit-log/copy.ts';
import type { auditLogFilters } from '#contract/audit-log/filters.ts';
import { endsBeforeStart, periodEndsBeforeError } from '#contract/audit-log/rules.ts';
import { auditCategories } from '#contract/audit-log/states.ts';
import { copy } from '#web/audit-log/copy.ts';
import { now, viewerZone } from '#web/platform/clock.ts';
import { isDay } from '#web/platform/search-params.ts';
import { DateInput } from '#web/ui/date/date-input.tsx';
import { daysBefore, dateInZone } from '#web/ui/date/days.ts';
import { FilterBar } from '#web/ui/filter/filter-bar.tsx';
import { FilterControlList, type FilterControls } from '#web/ui/filter/filter-controls.tsx';
import { SelectFilter } from '#web/ui/filter/pick.tsx';
import type { AuditLogSearch } from './audit-log-search.ts';
import s from './audit-log-filters.module.css';

type FilterProps = {
  search: AuditLogSearch;
  narrow: (patch: AuditLogSearch) => void;
  users: readonly { userId: string; name: string }[];
};

const periods = [
  { id: '7', label: copy.lastDays({ days: 7 }) },
  { id: '30', label: copy.lastDays({ days: 30 }) },
  { id: '90', label: copy.lastDays({ days: 90 }) },
  { id: '365', label: copy.lastYear },
  { id: 'dates', label: copy.dates },
];

const noDates = { from: undefined, to: undefined };

const hasDates = ({ from, to }: AuditLogSearch): boolean => from !== undefined || to !== undefined;

const today = (): string => dateInZone(viewerZone(), now());

/** Returns the search parameters of a period. "Custom dates" begins with the last 30 days, which the user then changes. */
const periodOf = (id: string): Pick<AuditLogSearch, 'lastDays' | 'from' | 'to'> => {
  if (id === 'dates') return { lastDays: undefined, from: daysBefore(today(), 30), to: today() };
  return { ...noDates, lastDays: id === '' ? undefined : Number(id) };
};

type DayFilterProps = {
  label: string;
  value: string | undefined;
  max: string;
  error?: string | undefined;
  onChange: (day: string | undefined) => void;
};

/**
 * The first or last day of the period. While the year is being typed, the date stays in the field and isn't written to
 * the URL.
 */
const DayFilter = ({ value, onChange, ...rest }: DayFilterProps) => {
  const [day, setDay] = useState(value ?? '');
  const change = (next: string): void => {
    setDay(next);
    if (next === '' || isDay(next)) onChange(next || undefined);
  };
  return <DateInput value={day} onChange={change} {...rest} />;
};

const controls: FilterControls<typeof auditLogFilters, FilterProps> = {
  category: ({ search, narrow }) => (
    <SelectFilter
      label={copy.category}
      options={auditCategories.map((id) => ({ id, label: auditCategoryCopy[id] }))}
      value={search.entries ?? ''}
      onChange={(id) => narrow({ entries: auditCategories.find((category) => category === id) })}
    />
  ),
  userId: ({ search, narrow, users }) => (
    <SelectFilter
      label={copy.user}
      options={users.map(({ userId, name }) => ({ id: userId, label: name }))}
      value={search.userId ?? ''}
      onChange={(id) => narrow({ userId: id || undefined })}
    />
  ),
  lastDays: ({ search, narrow }) => (
    <SelectFilter
      label={copy.period}
      options={periods}
      value={hasDates(search) ? 'dates' : String(search.lastDays ?? '')}
      onChange={(id) => narrow(periodOf(id))}
    />
  ),
  // Controlled by the dates below the bar.
  from: 'hidden',
  to: 'hidden',
};

/** The audit log's filters, and the dates of the period if the user enters them. */
export const AuditLogFilterBar = (props: FilterProps) => {
  const { search, narrow } = props;
  return (
    <>
      <FilterBar label={copy.filters}>
        <FilterControlList controls={controls} {...props} />
      </FilterBar>
      {hasDates(search) && (
        <div className={s.dates} role="group" aria-label={copy.dates}>
          <DayFilter label={copy.from} value={search.from} max={today()} onChange={(from) => narrow({ from })} />
          <DayFilter
            label={copy.to}
            value={search.to}
            max={today()}
            error={endsBeforeStart(search) ? periodEndsBeforeError.error() : undefined}
            onChange={(to) => narrow({ to })}
          />
        </div>
      )}
    </>
  );
};
