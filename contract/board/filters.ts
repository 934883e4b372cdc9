import { applicationStatuses } from '#contract/applications/states.ts';
import type { FilterTable } from '#contract/common/filters.ts';
import { boardStages, engagementKinds, engagementTypes, stages } from '#contract/engagements/states.ts';

/** The filters of the board. */
export const boardFilters = {
  applicationStatusId: { kind: 'lookupIds', list: applicationStatuses, label: 'Application status' },
  /** The stage as the board's list numbers it. Source: domain rules D3. */
  engagementStatusId: { kind: 'lookupIds', list: boardStages, label: 'Stage' },
  engagementTypeId: { kind: 'lookupIds', list: engagementTypes, label: 'Engagement type' },
  stage: { kind: 'oneOf', values: stages },
  kind: { kind: 'oneOf', values: engagementKinds },
  clientId: { kind: 'id' },
  /** Each word has to begin one of the title, the client, the location or a job title, or the number. */
  keyword: { kind: 'text', label: 'Keyword', under: 100 },
  assignToMe: { kind: 'flag' },
  /** Engagements with a next action for the agency. */
  waits: { kind: 'flag' },
  closingWithinDays: { kind: 'number', min: 1, max: 365 },
} as const satisfies FilterTable;
