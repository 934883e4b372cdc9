import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { applicationStatuses } from '#contract/applications/states.ts';
import type { boardFilters } from '#contract/board/filters.ts';
import type { SuggestionSource } from '#contract/board/rules.ts';
import type { BoardSummary } from '#contract/board/shapes.ts';
import type { LookupValue } from '#contract/common/lookup.ts';
import { boardStages, engagementTypes } from '#contract/engagements/states.ts';
import { boardSuggestionsQuery } from '#web/board/client.ts';
import { copy } from '#web/board/copy.ts';
import { useDebounced } from '#web/platform/debounce.ts';
import { FilterBar, FilterSwitch } from '#web/ui/filter/filter-bar.tsx';
import { FilterControlList, type FilterControls } from '#web/ui/filter/filter-controls.tsx';
import { IdsFilter } from '#web/ui/filter/ids-filter.tsx';
import { SelectFilter } from '#web/ui/filter/pick.tsx';
import { SearchBox } from '#web/ui/filter/search-box.tsx';
import type { BoardSearch } from './board-search.ts';

type FilterProps = {
  search: BoardSearch;
  narrow: (patch: BoardSearch) => void;
  summary: BoardSummary | undefined;
};

const optionsOf = (list: readonly LookupValue[]) => list.map(({ id, value }) => ({ id, label: value }));

const typeOptions = optionsOf(engagementTypes);
const stageOptions = optionsOf(boardStages);
const statusOptions = optionsOf(applicationStatuses);

const suggestedOf = (): Record<SuggestionSource, string> => ({
  title: copy.engagement,
  client: copy.client,
  jobTitle: copy.talentRequest,
  location: copy.location,
  number: copy.number,
});

/** The board's keyword field, with suggestions. */
const BoardSearchBox = ({ keyword, onChange }: { keyword: string; onChange: (keyword: string) => void }) => {
  const [typed, setTyped] = useState('');
  const { data = [] } = useQuery(boardSuggestionsQuery(useDebounced(typed.trim())));
  const named = suggestedOf();
  return (
    <SearchBox
      value={keyword}
      onChange={onChange}
      onType={setTyped}
      onPick={({ label }) => onChange(label)}
      suggestions={data.map(({ text, of }) => ({ id: `${of} ${text}`, label: text, detail: named[of] }))}
    />
  );
};

const controls: FilterControls<typeof boardFilters, FilterProps> = {
  keyword: ({ search, narrow }) => (
    <BoardSearchBox keyword={search.keyword ?? ''} onChange={(keyword) => narrow({ keyword: keyword || undefined })} />
  ),
  engagementTypeId: ({ search, narrow }) => (
    <IdsFilter
      label={copy.engagementType}
      options={typeOptions}
      value={search.engagementTypeId}
      onChange={(engagementTypeId) => narrow({ engagementTypeId })}
    />
  ),
  engagementStatusId: ({ search, narrow }) => (
    <IdsFilter
      label={copy.stage}
      options={stageOptions}
      value={search.engagementStatusId}
      onChange={(engagementStatusId) => narrow({ engagementStatusId })}
    />
  ),
  applicationStatusId: ({ search, narrow }) => (
    <IdsFilter
      label={copy.applicationStatus}
      options={statusOptions}
      value={search.applicationStatusId}
      onChange={(applicationStatusId) => narrow({ applicationStatusId })}
    />
  ),
  clientId: ({ search, narrow, summary }) => (
    <SelectFilter
      label={copy.client}
      options={(summary?.clients ?? []).map(({ clientId, clientName }) => ({ id: clientId, label: clientName }))}
      value={search.clientId ?? ''}
      onChange={(clientId) => narrow({ clientId: clientId || undefined })}
    />
  ),
  // Controlled by the switch at the end of the bar.
  assignToMe: 'hidden',
  // Controlled by the figures above the board, its summary and its views.
  stage: 'hidden',
  kind: 'hidden',
  waits: 'hidden',
  closingWithinDays: 'hidden',
};

/** The board's filter bar. `children` are shown at the end, before the switch. */
export const BoardFilterBar = ({ children, ...props }: FilterProps & { children: ReactNode }) => (
  <FilterBar
    label={copy.filters}
    end={
      <>
        {children}
        {props.summary?.seesAll !== false && (
          <FilterSwitch
            label={copy.assignedToMe}
            value={props.search.assignToMe === true}
            onChange={(assignToMe) => props.narrow({ assignToMe })}
          />
        )}
      </>
    }
  >
    <FilterControlList controls={controls} {...props} />
  </FilterBar>
);
