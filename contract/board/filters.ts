import { applicationStatuses } from '#contract/applications/states.ts';
import type { FilterTable } from '#contract/common/filters/filter-table.ts';
import { boardStages, engagementKinds, engagementTypes, stages } from '#contract/engagements/states.ts';

/** The filters of the board. */
export const boardFilters = {
  applicationStatusId: { kind: 'lookupIds', list: applicationStatuses, label: 'Application status' },
  /** The stage, by its number in the board's list. Source: domain rules D3. */
  engagementStatusId: { kind: 'lookupIds', list: boardStages, label: 'Stage' },
  engagementTypeId: { kind: 'lookupIds', list: engagementTypes, label: 'Engagement type' },
  stage: { kind: 'oneOf', values: stages },
  kind: { kind: 'oneOf', values: engagementKinds },
  clientId: { kind: 'id' },
  /**
   * Words to search for. Each must be a prefix of a word in the title, client, location or a job title, or of the
   * engagement number.
   */
  keyword: { kind: 'text', label: 'Keyword', max: 100 },
  assignToMe: { kind: 'flag' },
  /** Limits the board to engagements with a next action for the agency. */
  waits: { kind: 'flag' },
  closingWithinDays: { kind: 'number', min: 1, max: 365 },
} as const satisfies FilterTable;
