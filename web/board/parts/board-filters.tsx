import type { ReactNode } from 'react';
import { applicationStatuses } from '#contract/applications/states.ts';
import type { BoardSummary } from '#contract/board/shapes.ts';
import type { LookupValue } from '#contract/common/lookup.ts';
import { boardStages, engagementTypes } from '#contract/engagements/states.ts';
import { words } from '#web/board/words.ts';
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

export const BoardFilterBar = ({ search, narrow, summary, children }: Props) => (
  <FilterBar
    label={words.filters}
    end={
      <>
        {children}
        {summary?.seesAll !== false && (
          <FilterSwitch
            label={words.assignedToMe}
            value={search.assignToMe === true}
            onChange={(assignToMe) => narrow({ assignToMe })}
          />
        )}
      </>
    }
  >
    <SearchBox value={search.keyword ?? ''} onChange={(keyword) => narrow({ keyword: keyword || undefined })} />
    <PickMany
      label={words.engagementType}
      options={typeOptions}
      value={texts(search.engagementTypeId)}
      onChange={(ids) => narrow({ engagementTypeId: numbers(ids) })}
    />
    <PickMany
      label={words.stage}
      options={stageOptions}
      value={texts(search.engagementStatusId)}
      onChange={(ids) => narrow({ engagementStatusId: numbers(ids) })}
    />
    <PickMany
      label={words.applicationStatus}
      options={statusOptions}
      value={texts(search.applicationStatusId)}
      onChange={(ids) => narrow({ applicationStatusId: numbers(ids) })}
    />
    <Pick
      label={words.client}
      options={(summary?.clients ?? []).map(({ clientId, clientName }) => ({ id: clientId, label: clientName }))}
      value={search.clientId ?? ''}
      onChange={(clientId) => narrow({ clientId: clientId || undefined })}
    />
  </FilterBar>
);
