import { centreViews } from '#contract/candidates/filters.ts';
import { candidateFilterStatuses, candidateStatuses } from '#contract/candidates/states.ts';
import { copy } from '#web/candidates/copy.ts';
import { useSession } from '#web/platform/session.ts';
import { FilterChip } from '#web/ui/filter/filter-chip.tsx';
import { centreCopy } from './centre-copy.ts';
import { orNone, type CentreSearch } from './centre-search.ts';

/* Filters that only a link can set. */

export type ChipProps = {
  search: CentreSearch;
  narrow: (patch: CentreSearch) => void;
};

export const ClientNameChip = ({ search: { clientName }, narrow }: ChipProps) =>
  clientName === undefined ? null : (
    <FilterChip label={copy.client} value={clientName} onClear={() => narrow({ clientName: undefined })} />
  );

export const CategoryNameChip = ({ search: { categoryName }, narrow }: ChipProps) =>
  categoryName === undefined ? null : (
    <FilterChip
      label={centreCopy.roleCategory}
      value={categoryName}
      onClear={() => narrow({ categoryName: undefined })}
    />
  );

/** The filter for agencies. An agency sees only its own candidates, so the names of other agencies aren't available. */
export const AgencyChip = ({ search: { supplierIds = [] }, narrow }: ChipProps) => {
  const { tenant } = useSession();
  return supplierIds.length === 0 ? null : (
    <FilterChip
      label={copy.agency}
      value={supplierIds.includes(tenant.id) ? tenant.name : centreCopy.otherAgency}
      onClear={() => narrow({ supplierIds: undefined })}
    />
  );
};

/** The chosen statuses that the status breakdown doesn't offer. */
export const OtherStatusChips = ({ search: { candidateStatusId = [] }, narrow }: ChipProps) =>
  candidateStatuses
    .filter(({ id }) => candidateStatusId.includes(id) && !candidateFilterStatuses.some((one) => one.id === id))
    .map(({ id, value }) => (
      <FilterChip
        key={id}
        label={copy.status}
        value={value}
        onClear={() => narrow({ candidateStatusId: orNone(candidateStatusId.filter((one) => one !== id)) })}
      />
    ));

/** The number of days in which candidates were changed, unless it is the number that the tab above the list sets. */
export const ChangedChip = ({ search: { changedWithinDays: days }, narrow }: ChipProps) =>
  days === undefined || days === centreViews.changed.changedWithinDays ? null : (
    <FilterChip
      label={centreCopy.changedWithin}
      value={centreCopy.lastDays({ days })}
      onClear={() => narrow({ changedWithinDays: undefined })}
    />
  );
