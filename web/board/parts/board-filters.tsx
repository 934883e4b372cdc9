import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { applicationStatuses } from '#contract/applications/states.ts';
import type { SuggestionSource } from '#contract/board/rules.ts';
import type { BoardSummary } from '#contract/board/shapes.ts';
import type { LookupValue } from '#contract/common/lookup.ts';
import { boardStages, engagementTypes } from '#contract/engagements/states.ts';
import { suggestionsQuery } from '#web/board/client.ts';
import { copy } from '#web/board/copy.ts';
import { useDebounced } from '#web/platform/debounce.ts';
import { FilterBar, FilterSwitch } from '#web/ui/filter/filter-bar.tsx';
import { Pick, PickMany } from '#web/ui/filter/pick.tsx';
import { SearchBox } from '#web/ui/filter/search-box.tsx';
import type { BoardSearch } from './board-search.ts';

type Props = {
  search: BoardSearch;
  narrow: (patch: BoardSearch) => void;
  summary: BoardSummary | undefined;
  /** Stands at the end, before the switch. */
  children: ReactNode;
};

const optionsOf = (list: readonly LookupValue[]) => list.map(({ id, value }) => ({ id: String(id), label: value }));

const typeOptions = optionsOf(engagementTypes);
const stageOptions = optionsOf(boardStages);
const statusOptions = optionsOf(applicationStatuses);

const texts = (ids: readonly number[] | undefined): string[] => (ids ?? []).map(String);
const numbers = (ids: readonly string[]): number[] | undefined => (ids.length === 0 ? undefined : ids.map(Number));

const suggestedOf = (): Record<SuggestionSource, string> => ({
  title: copy.engagement,
  client: copy.client,
  jobTitle: copy.talentRequest,
  location: copy.location,
  number: copy.number,
});

/** The keyword, with what on the board may be meant by it. */
const BoardSearchBox = ({ keyword, onChange }: { keyword: string; onChange: (keyword: string) => void }) => {
  const [typed, setTyped] = useState('');
  const { data = [] } = useQuery(suggestionsQuery(useDebounced(typed.trim())));
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

export const BoardFilterBar = ({ search, narrow, summary, children }: Props) => (
  <FilterBar
    label={copy.filters}
    end={
      <>
        {children}
        {summary?.seesAll !== false && (
          <FilterSwitch
            label={copy.assignedToMe}
            value={search.assignToMe === true}
            onChange={(assignToMe) => narrow({ assignToMe })}
          />
        )}
      </>
    }
  >
    <BoardSearchBox keyword={search.keyword ?? ''} onChange={(keyword) => narrow({ keyword: keyword || undefined })} />
    <PickMany
      label={copy.engagementType}
      options={typeOptions}
      value={texts(search.engagementTypeId)}
      onChange={(ids) => narrow({ engagementTypeId: numbers(ids) })}
    />
    <PickMany
      label={copy.stage}
      options={stageOptions}
      value={texts(search.engagementStatusId)}
      onChange={(ids) => narrow({ engagementStatusId: numbers(ids) })}
    />
    <PickMany
      label={copy.applicationStatus}
      options={statusOptions}
      value={texts(search.applicationStatusId)}
      onChange={(ids) => narrow({ applicationStatusId: numbers(ids) })}
    />
    <Pick
      label={copy.client}
      options={(summary?.clients ?? []).map(({ clientId, clientName }) => ({ id: clientId, label: clientName }))}
      value={search.clientId ?? ''}
      onChange={(clientId) => narrow({ clientId: clientId || undefined })}
    />
  </FilterBar>
);
