import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { maxFilterOptions, type candidateFilters } from '#contract/candidates/filters.ts';
import type { FilterOptions } from '#contract/candidates/shapes/centre.ts';
import { candidateFilterStatuses } from '#contract/candidates/states.ts';
import type { LookupValue } from '#contract/common/lookup.ts';
import {
  engagementKindNames,
  engagementKinds,
  engagementTypes,
  type EngagementKind,
} from '#contract/engagements/states.ts';
import { roleCategories } from '#contract/lookups/states.ts';
import { copy } from '#web/candidates/copy.ts';
import { CandidateStatus } from '#web/candidates/parts/candidate-status.tsx';
import { useDebounced } from '#web/platform/debounce.ts';
import { formatCount, formatPaddedNumber } from '#web/platform/formats.ts';
import { FacetFilter, FilterBar, FilterSwitch } from '#web/ui/filter/filter-bar.tsx';
import { FilterControlList, type FilterControls } from '#web/ui/filter/filter-controls.tsx';
import { IdsFilter } from '#web/ui/filter/ids-filter.tsx';
import type { OptionSearch } from '#web/ui/filter/option-list.tsx';
import { SelectFilter, MultiSelectFilter } from '#web/ui/filter/pick.tsx';
import { SearchBox } from '#web/ui/filter/search-box.tsx';
import type { Option } from '#web/ui/form/option.ts';
import { centreSuggestionsQuery, foundOptionsQuery } from './centre-client.ts';
import { centreCopy } from './centre-copy.ts';
import {
  AgencyChip,
  CategoryNameChip,
  ChangedChip,
  ClientNameChip,
  OtherStatusChips,
  type ChipProps,
} from './centre-filter-chips.tsx';
import { orNone } from './centre-search.ts';

type FilterProps = ChipProps & {
  /** The filters' values with their counts, or undefined until they are loaded. */
  options: FilterOptions | undefined;
};

/** Adds the counts to the values in a lookup list. */
const counted = (list: readonly LookupValue[], counts: readonly { id: number; count: number }[] | undefined) =>
  list.map(({ id, value }) => {
    const count = counts?.find((one) => one.id === id)?.count;
    return { id, label: value, ...(count === undefined ? {} : { detail: formatCount(count) }) };
  });

const CentreSearchBox = ({ keywords, onChange }: { keywords: string; onChange: (keywords: string) => void }) => {
  const [typed, setTyped] = useState('');
  const { data = [] } = useQuery(centreSuggestionsQuery(useDebounced(typed.trim())));
  return (
    <SearchBox
      value={keywords}
      onChange={onChange}
      onType={setTyped}
      onPick={({ label }) => onChange(label)}
      suggestions={data.map((text) => ({ id: text, label: text }))}
    />
  );
};

/**
 * Searches a filter's values on the server if there are more of them than are loaded. Returns the loaded values
 * followed by the others found, the options to list, and the list's search.
 */
const useOptionSearch = <Value,>(
  { search, options }: FilterProps,
  { of, idOf, toOption }: Values<Value>,
): { values: readonly Value[]; listed: Option<string>[]; search: OptionSearch | undefined } => {
  const [typed, setTyped] = useState('');
  const keywords = useDebounced(typed.trim());
  const loaded = options ? of(options) : [];
  const isCut = loaded.length >= maxFilterOptions;
  const { data, isError } = useQuery({ ...foundOptionsQuery(search, keywords), enabled: isCut && keywords !== '' });
  // Only values for the current keywords count as found: those for the previous keywords may not match.
  const found = keywords === '' || keywords !== typed.trim() || data === undefined ? undefined : of(data);
  const others = (found ?? []).filter((one) => !loaded.some((value) => idOf(value) === idOf(one)));
  return {
    values: [...loaded, ...others],
    listed: loaded.map(toOption),
    search: isCut ? { onType: setTyped, found: found?.map(toOption), hasFailed: isError } : undefined,
  };
};

type Values<Value> = {
  of: (options: FilterOptions) => readonly Value[];
  idOf: (value: Value) => string;
  toOption: (value: Value) => Option<string>;
};

const clientValues: Values<FilterOptions['clients'][number]> = {
  of: ({ clients }) => clients,
  idOf: ({ clientId }) => clientId,
  toOption: ({ clientId, clientName, count }) => ({ id: clientId, label: clientName, detail: formatCount(count) }),
};

const engagementValues: Values<FilterOptions['engagements'][number]> = {
  of: ({ engagements }) => engagements,
  idOf: ({ engagementId }) => engagementId,
  toOption: ({ engagementId, engagementNumber, title, count }) => ({
    id: engagementId,
    label: `${formatPaddedNumber(engagementNumber)} ${title}`,
    detail: formatCount(count),
  }),
};

const requestValues: Values<FilterOptions['talentRequests'][number]> = {
  of: ({ talentRequests }) => talentRequests,
  idOf: ({ talentRequestId }) => talentRequestId,
  toOption: ({ talentRequestId, talentRequestNumber, jobTitle, count }) => ({
    id: talentRequestId,
    label: `${formatPaddedNumber(talentRequestNumber)} ${jobTitle}`,
    detail: formatCount(count),
  }),
};

const Clients = (props: FilterProps) => {
  const { listed, search } = useOptionSearch(props, clientValues);
  return (
    <SelectFilter
      hasAllMatches
      label={copy.client}
      options={listed}
      search={search}
      value={props.search.clientId ?? ''}
      onChange={(clientId) => props.narrow({ clientId: clientId || undefined })}
    />
  );
};

const TalentRequests = (props: FilterProps) => {
  const { listed, search } = useOptionSearch(props, requestValues);
  return (
    <MultiSelectFilter
      hasAllMatches
      label={centreCopy.talentRequest}
      options={listed}
      search={search}
      value={props.search.talentRequestIds ?? []}
      onChange={(ids) => props.narrow({ talentRequestIds: orNone(ids) })}
    />
  );
};

/** One filter for auctions and success fee engagements, which have separate search parameters. */
const Engagements = (props: FilterProps) => {
  const { values, listed, search: optionSearch } = useOptionSearch(props, engagementValues);
  const { search, narrow } = props;
  const idsOf = (kind: EngagementKind, chosenBefore: readonly string[], ids: readonly string[]) =>
    orNone(
      ids.filter((id) => {
        const known = values.find(({ engagementId }) => engagementId === id);
        return known ? known.kind === kind : chosenBefore.includes(id);
      }),
    );
  const { auctionIds = [], successFeeIds = [] } = search;
  return (
    <MultiSelectFilter
      hasAllMatches
      label={centreCopy.engagement}
      options={listed}
      search={optionSearch}
      value={[...auctionIds, ...successFeeIds]}
      onChange={(ids) =>
        narrow({
          auctionIds: idsOf('competitive', auctionIds, ids),
          successFeeIds: idsOf('successfee', successFeeIds, ids),
        })
      }
    />
  );
};

const controls: FilterControls<typeof candidateFilters, FilterProps> = {
  keywords: ({ search, narrow }) => (
    <CentreSearchBox
      keywords={search.keywords ?? ''}
      onChange={(keywords) => narrow({ keywords: keywords || undefined })}
    />
  ),
  // Only a link can set the next five filters: other controls already filter by client, by role category, by most
  // statuses and by changes in the last day, and an agency sees only its own candidates. A filter that is set is shown
  // and can be cleared.
  clientName: ClientNameChip,
  categoryName: CategoryNameChip,
  supplierIds: AgencyChip,
  statusIds: OtherStatusChips,
  changedWithinDays: ChangedChip,
  clientId: Clients,
  talentRequestIds: TalentRequests,
  auctionIds: Engagements,
  auctionType: ({ search: { auctionType }, narrow, options }) => (
    <SelectFilter
      hasAllMatches
      label={centreCopy.engagementKind}
      options={engagementKinds.map((kind) => ({
        id: kind,
        label: engagementKindNames[kind],
        detail: formatCount(options?.kinds.find((one) => one.kind === kind)?.count ?? 0),
      }))}
      value={auctionType ?? ''}
      onChange={(id) => narrow({ auctionType: engagementKinds.find((kind) => kind === id) })}
    />
  ),
  engagementTypeId: ({ search, narrow, options }) => (
    <IdsFilter
      label={copy.engagementType}
      options={counted(engagementTypes, options?.engagementTypes)}
      value={search.engagementTypeId}
      onChange={(engagementTypeId) => narrow({ engagementTypeId })}
    />
  ),
  recruitmentType: ({ search, narrow, options }) => {
    const countOf = (name: string) => options?.recruitmentTypes.find(({ value }) => value === name)?.count ?? 0;
    return (
      <SelectFilter
        hasAllMatches
        label={centreCopy.recruitmentType}
        options={[
          { id: 'perm', label: centreCopy.permanent, detail: formatCount(countOf('perm')) },
          { id: 'contract', label: centreCopy.contract, detail: formatCount(countOf('contract')) },
        ]}
        value={search.recruitmentType ?? ''}
        onChange={(id) => narrow({ recruitmentType: id === 'perm' || id === 'contract' ? id : undefined })}
      />
    );
  },
  categoryIds: ({ search, narrow, options }) => (
    <IdsFilter
      label={centreCopy.roleCategory}
      options={counted(roleCategories, options?.categories)}
      value={search.categoryIds}
      onChange={(categoryIds) => narrow({ categoryIds, categoryName: undefined })}
    />
  ),
  // Controlled by the auctions filter.
  successFeeIds: 'hidden',
  // Controlled by the switch at the end of the bar.
  isAuctionAssignedToMe: 'hidden',
  // Controlled by the tabs above the list.
  isUnopened: 'hidden',
  hasOpenSalaryRevision: 'hidden',
};

/** The filter by candidate status. Counts appear once they are loaded. */
const Statuses = ({ search, narrow, options }: FilterProps) => (
  <FacetFilter
    label={copy.status}
    facets={candidateFilterStatuses.map(({ id, value }) => ({
      id: String(id),
      label: <CandidateStatus id={id} status={value} />,
      count: options && (options.statuses.find((one) => one.id === id)?.count ?? 0),
    }))}
    value={(search.candidateStatusId ?? []).map(String)}
    onChange={(ids) => narrow({ candidateStatusId: orNone(ids.map(Number)) })}
  />
);

/** The candidate centre's filters, with the number of candidates for each value. */
export const CentreFilterBar = (props: FilterProps) => (
  <>
    <Statuses {...props} />
    <FilterBar
      label={copy.filters}
      end={
        <FilterSwitch
          label={centreCopy.assignedToMe}
          value={props.search.isAuctionAssignedToMe === true}
          onChange={(isOn) => props.narrow({ isAuctionAssignedToMe: isOn || undefined })}
        />
      }
    >
      <FilterControlList controls={controls} {...props} />
    </FilterBar>
  </>
);
