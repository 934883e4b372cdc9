import { roleCategories } from '#contract/lookups/states.ts';
import { words } from '#web/opportunities/words.ts';
import { FilterBar, Segment } from '#web/ui/filter/filter-bar.tsx';
import { Pick, PickMany } from '#web/ui/filter/pick.tsx';
import { SearchBox } from '#web/ui/filter/search-box.tsx';
import type { OpportunitiesSearch } from './search.ts';
import s from './list.module.css';

const kinds = [
  { id: 'successfee', label: words.successFee },
  { id: 'competitive', label: words.competitive },
] as const;
const types = [
  { id: '1', label: words.employerSets },
  { id: '2', label: words.agencyTenders },
];
const categories = roleCategories.map(({ id, value }) => ({ id: String(id), label: value }));

type Props = { search: OpportunitiesSearch; set: (patch: Partial<OpportunitiesSearch>) => void };

/** The filters of the list, in its address. */
export const OpportunityFilters = ({ search, set }: Props) => (
  <FilterBar label={words.filters}>
    <SearchBox label={words.keywords} value={search.q ?? ''} onChange={(q) => set({ q })} />
    <Pick
      label={words.kind}
      options={kinds}
      value={search.kind ?? ''}
      onChange={(id) => set({ kind: kinds.find((kind) => kind.id === id)?.id })}
    />
    <PickMany
      label={words.engagementType}
      options={types}
      value={search.type ?? []}
      onChange={(type) => set({ type })}
    />
    <PickMany
      label={words.roleCategory}
      options={categories}
      value={search.category ?? []}
      onChange={(category) => set({ category })}
    />
  </FilterBar>
);

type GlanceProps = Props & {
  glance: { open: number; closingWithinDay: number; publishedWithinDay: number } | undefined;
};

/** What is open at all, in one sentence, and the choice between all and what the agency is prequalified for. */
export const Glance = ({ glance, search, set }: GlanceProps) => (
  <div className={s.glance}>
    {glance && (
      <>
        <p>
          <b>{glance.open}</b> {words.openToYou}
        </p>
        <p>
          <b className={glance.closingWithinDay > 0 ? s.soon : undefined}>{glance.closingWithinDay}</b>{' '}
          {words.closeWithinDay({ count: glance.closingWithinDay })}
        </p>
        <p>
          <b>{glance.publishedWithinDay}</b> {words.newWithinDay}
        </p>
      </>
    )}
    <Segment
      label={words.allOrPrequalified}
      choices={[
        { id: '', label: words.all },
        { id: 'yes', label: words.prequalified },
      ]}
      value={search.prequalified ?? ''}
      onChange={(id) => set({ prequalified: id === 'yes' ? 'yes' : undefined })}
    />
  </div>
);
