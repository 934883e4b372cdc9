import type { FilterTable, FilterValues } from '#contract/common/filters/filter-table.ts';
import { atMost } from '#contract/common/text/text-limit.ts';
import { engagementKinds, engagementTypes } from '#contract/engagements/states.ts';
import { roleCategories } from '#contract/lookups/states.ts';
import { candidateStatuses } from './states.ts';

/** The filters of the candidate centre, named as in the specification. */
export const candidateFilters = {
  /** Each word must occur in the name, the number, the job title or the client's name. */
  keywords: { kind: 'defaultText', label: 'Keywords', max: atMost(100) },
  statusIds: { kind: 'lookupIds', url: 'candidateStatusId', list: candidateStatuses, label: 'Status' },
  /** The engagement type. 1 means that the employer sets the rate, 2 that the agency tenders it. */
  engagementTypeId: { kind: 'lookupIds', list: engagementTypes, label: 'Engagement type' },
  auctionType: { kind: 'oneOf', values: engagementKinds },
  recruitmentType: { kind: 'oneOf', values: ['perm', 'contract'] },
  clientId: { kind: 'id' },
  clientName: { kind: 'text', label: 'Client', max: atMost(100) },
  /** The IDs of auctions whose candidates are listed, together with the candidates from `successFeeIds`. */
  auctionIds: { kind: 'recordIds', maxCount: 50 },
  successFeeIds: { kind: 'recordIds', maxCount: 50 },
  talentRequestIds: { kind: 'recordIds', maxCount: 50 },
  supplierIds: { kind: 'recordIds', maxCount: 50 },
  /** Role categories: their IDs, or the name of a single category. */
  categoryIds: { kind: 'lookupIds', list: roleCategories, label: 'Role category' },
  categoryName: { kind: 'text', label: 'Role category', max: atMost(100) },
  /** Limits the list to engagements that are assigned to the caller. */
  isAuctionAssignedToMe: { kind: 'flag' },
  /**
   * Limits the list to candidates that were moved by the employer or the system, or edited by the employer, within this
   * many days. A day is counted as 24 hours.
   */
  changedWithinDays: { kind: 'number', min: 1, max: 31 },
  /** Limits the list to pending candidates that the employer has not opened yet. */
  isUnopened: { kind: 'flag' },
  /** Limits the list to candidates with a proposed salary that is neither approved nor rejected yet. */
  hasOpenSalaryRevision: { kind: 'flag' },
} as const satisfies FilterTable;

/** The maximum number of values offered in each filter. Users can find further values by entering keywords. */
export const maxFilterOptions = 100;

/** The names that the specification also uses for two of these filters. */
export const filterAliases = {
  keyword: { kind: 'text', label: 'Keywords', max: atMost(100) },
  candidateStatusId: { kind: 'lookupIds', list: candidateStatuses, label: 'Status' },
} as const satisfies FilterTable;

/** The views of the candidate centre that every user has, with their filters. */
export const centreViews = {
  changed: { changedWithinDays: 1 },
  unopened: { isUnopened: true },
  salaryRevisions: { hasOpenSalaryRevision: true },
} as const satisfies Readonly<Record<string, FilterValues<typeof candidateFilters>>>;

export type CentreViewName = keyof typeof centreViews;

/** The sort orders of an agency's list of candidates. The default is `submittedDate`, descending. */
export const candidateSorts = ['submittedDate', 'name', 'baseSalary', 'agencyFee', 'candidateNumber'] as const;
