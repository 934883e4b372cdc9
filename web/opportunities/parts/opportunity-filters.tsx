import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { roleCategories } from '#contract/lookups/states.ts';
import type { opportunityFilters } from '#contract/opportunities/filters.ts';
import type { Facets } from '#contract/opportunities/shapes.ts';
import type { SuggestionKind } from '#contract/opportunities/states.ts';
import { lookupQuery } from '#web/lookups/public.tsx';
import { clientNamesQuery, opportunitySuggestionsQuery } from '#web/opportunities/client.ts';
import { copy } from '#web/opportunities/copy.ts';
import { formatCount } from '#web/platform/formats.ts';
import { FilterBar, FilterSwitch, SegmentedFilter } from '#web/ui/filter/filter-bar.tsx';
import { FilterControlList, type FilterControls } from '#web/ui/filter/filter-controls.tsx';
import { IdsFilter } from '#web/ui/filter/ids-filter.tsx';
import { SelectFilter } from '#web/ui/filter/pick.tsx';
import { SearchBox } from '#web/ui/filter/search-box.tsx';
import type { Option } from '#web/ui/form/option.ts';
import { SavedSearches } from './saved-searches.tsx';
import type { OpportunitiesSearch } from './search.ts';
import s from './list.module.css';

const kinds = [
  { id: 'successfee', label: copy.successFee },
  { id: 'competitive', label: copy.competitive },
] as const;
const types = [
  { id: 1, label: copy.employerSets },
  { id: 2, label: copy.agencyTenders },
];
const categories = roleCategories.map(({ id, value }) => ({ id, label: value }));
const demos = [
  { id: 'yes', label: copy.demoOnly },
  { id: 'no', label: copy.withoutDemo },
] as const;

type Set = (patch: Partial<OpportunitiesSearch>) => void;
type Props = {
  search: OpportunitiesSearch;
  set: Set;
  /** The number of results for each value, or undefined until results are loaded. */
  facets: Facets | undefined;
};

/** Adds counts to the options. Options without results have no count. */
const counted = <Id extends string | number>(
  options: readonly { id: Id; label: string }[],
  counts: readonly { id: string | number; count: number }[] | undefined,
): { id: Id; label: string; detail?: string }[] =>
  options.map((option) => {
    const count = counts?.find(({ id }) => id === option.id)?.count;
    return count === undefined ? option : { ...option, detail: formatCount(count) };
  });

const kindNames: Record<SuggestionKind, string> = {
  role: copy.role,
  client: copy.client,
  place: copy.location,
  classification: copy.classification,
};

/**
 * The keyword field with suggestions. A suggested client or place becomes a filter, and any other text stays a keyword.
 */
const Keywords = ({ search, set }: Props) => {
  const [typed, setTyped] = useState('');
  const suggestions = useQuery(opportunitySuggestionsQuery(typed.trim())).data ?? [];
  const pick = ({ id, label }: Option): void => {
    const [kind] = String(id).split(' ', 1);
    if (kind === 'client') set({ client: label, q: undefined });
    else if (kind === 'place') set({ place: label, q: undefined });
    else set({ q: label });
  };
  return (
    <SearchBox
      label={copy.keywords}
      value={search.q ?? ''}
      onChange={(q) => set({ q })}
      onType={setTyped}
      suggestions={
        typed === ''
          ? []
          : suggestions.map(({ text, kind }) => ({ id: `${kind} ${text}`, label: text, detail: kindNames[kind] }))
      }
      onPick={pick}
    />
  );
};

const Classifications = ({ search, set, facets }: Props) => {
  const classifications = useQuery(lookupQuery('classifications')).data ?? [];
  return (
    <IdsFilter
      label={copy.classification}
      options={counted(
        classifications.map(({ id, value }) => ({ id, label: value })),
        facets?.classificationIds,
      )}
      value={search.classification}
      onChange={(classification) => set({ classification })}
    />
  );
};

const Clients = ({ search, set, facets }: Props) => {
  const demo = search.demo === undefined ? undefined : search.demo === 'yes';
  const clients = useQuery(clientNamesQuery(demo)).data ?? [];
  return (
    <SelectFilter
      label={copy.client}
      options={counted(
        clients.map(({ clientName }) => ({ id: clientName, label: clientName })),
        facets?.clientName.map(({ value, count }) => ({ id: value, count })),
      )}
      value={search.client ?? ''}
      onChange={(client) => set({ client: client === '' ? undefined : client })}
    />
  );
};

const controls: FilterControls<typeof opportunityFilters, Props> = {
  keywords: Keywords,
  classificationIds: Classifications,
  location: ({ search, set }) => (
    <SearchBox label={copy.location} value={search.place ?? ''} onChange={(place) => set({ place })} />
  ),
  clientName: Clients,
  kind: ({ search, set, facets }) => (
    <SelectFilter
      label={copy.kind}
      options={counted(kinds, facets?.kind)}
      value={search.kind ?? ''}
      onChange={(id) => set({ kind: kinds.find((kind) => kind.id === id)?.id })}
    />
  ),
  engagementTypeId: ({ search, set, facets }) => (
    <IdsFilter
      label={copy.engagementType}
      options={counted(types, facets?.engagementTypeId)}
      value={search.type}
      onChange={(type) => set({ type })}
    />
  ),
  roleCategoryId: ({ search, set, facets }) => (
    <IdsFilter
      label={copy.roleCategory}
      options={counted(categories, facets?.roleCategoryId)}
      value={search.category}
      onChange={(category) => set({ category })}
    />
  ),
  isDemo: ({ search, set }) => (
    <SelectFilter
      label={copy.demo}
      options={demos}
      value={search.demo ?? ''}
      onChange={(id) => set({ demo: demos.find((one) => one.id === id)?.id })}
    />
  ),
  // Set by the tabs above the bar.
  prequalified: 'hidden',
};

/** The list's filters, stored in the URL. */
export const OpportunityFilters = (props: Props) => (
  <FilterBar
    label={copy.filters}
    end={
      <>
        <SavedSearches search={props.search} />
        <FilterSwitch
          label={copy.searchIsOn}
          value={props.search.search !== 'off'}
          onChange={(on) => props.set({ search: on ? undefined : 'off' })}
        />
      </>
    }
  >
    <FilterControlList controls={controls} {...props} />
  </FilterBar>
);

type GlanceProps = {
  search: OpportunitiesSearch;
  set: Set;
  glance: { open: number; closingWithinDay: number; publishedWithinDay: number } | undefined;
};

/**
 * A sentence about all open engagements, with tabs for all of them, those for which the agency is prequalified, and
 * those that match the agency.
 */
export const MarketSummary = ({ glance, search, set }: GlanceProps) => (
  <div className={s.glance}>
    {glance && (
      <>
        <p>
          <b>{glance.open}</b> {copy.openToYou}
        </p>
        <p>
          <b className={glance.closingWithinDay > 0 ? s.soon : undefined}>{glance.closingWithinDay}</b>{' '}
          {copy.closeWithinDay({ count: glance.closingWithinDay })}
        </p>
        <p>
          <b>{glance.publishedWithinDay}</b> {copy.newWithinDay}
        </p>
      </>
    )}
    <SegmentedFilter
      label={copy.view}
      choices={[
        { id: '', label: copy.all },
        { id: 'prequalified', label: copy.prequalified },
        { id: 'yours', label: copy.forYou },
      ]}
      value={search.view ?? (search.prequalified === 'yes' ? 'prequalified' : '')}
      onChange={(id) =>
        set({
          prequalified: id === 'prequalified' ? 'yes' : undefined,
          view: id === 'yours' ? 'yours' : undefined,
        })
      }
    />
  </div>
);
