import type { FilterTable } from '#contract/common/filters/filter-table.ts';
import { engagementKinds, engagementTypes } from '#contract/engagements/states.ts';
import { roleCategories } from '#contract/lookups/states.ts';
import { candidateStatuses } from './states.ts';

/** The filters of the candidate centre, named as in the specification. */
export const candidateFilters = {
  /** Each word must occur in the name, the number, the job title or the client's name. */
  keywords: { kind: 'defaultText', label: 'Keywords', under: 101 },
  statusIds: { kind: 'lookupIds', url: 'candidateStatusId', list: candidateStatuses, label: 'Status' },
  /** 1 the employer sets the rate, 2 the agency tenders it. */
  engagementTypeId: { kind: 'lookupIds', list: engagementTypes, label: 'Engagement type' },
  auctionType: { kind: 'oneOf', values: engagementKinds },
  recruitmentType: { kind: 'oneOf', values: ['perm', 'contract'] },
  clientId: { kind: 'id' },
  clientName: { kind: 'text', label: 'Client', under: 101 },
  /** Together with `successFeeIds`: the candidates of all named engagements. */
  auctionIds: { kind: 'recordIds', maxCount: 50 },
  successFeeIds: { kind: 'recordIds', maxCount: 50 },
  talentRequestIds: { kind: 'recordIds', maxCount: 50 },
  supplierIds: { kind: 'recordIds', maxCount: 50 },
  /** Role categories, by their ids or the name of one. */
  categoryIds: { kind: 'lookupIds', list: roleCategories, label: 'Role category' },
  categoryName: { kind: 'text', label: 'Role category', under: 101 },
  /** Only in engagements that are assigned to the caller. */
  isAuctionAssignedToMe: { kind: 'flag' },
} as const satisfies FilterTable;

/** The sort orders of an agency's candidates; the default is `submittedDate` descending. */
export const candidateSorts = ['submittedDate', 'name', 'baseSalary', 'agencyFee', 'candidateNumber'] as const;
