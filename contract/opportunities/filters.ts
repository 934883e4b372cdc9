import type { FilterTable } from '#contract/common/filters/filter-table.ts';
import { engagementKinds } from '#contract/engagements/states.ts';

/** The filters of the search of opportunities. A saved search stores them by these names. */
export const opportunityFilters = {
  /**
   * Each word must be in the title, the client, the location, a job title or the description. An engagement is also
   * found by its number, with or without leading zeros, if there is no other filter.
   */
  keywords: { kind: 'defaultText', url: 'q', label: 'Keywords', under: 200 },
  kind: { kind: 'oneOf', values: engagementKinds },
  engagementTypeId: { kind: 'ids', url: 'type', max: 2, maxCount: 2 },
  roleCategoryId: { kind: 'ids', url: 'category', max: 3, maxCount: 3 },
  classificationIds: { kind: 'ids', url: 'classification', max: 10_000, maxCount: 50 },
  location: { kind: 'defaultText', url: 'place', label: 'Location', under: 100 },
  clientName: { kind: 'defaultText', url: 'client', label: 'Client name', under: 200 },
  isDemo: { kind: 'flag', url: 'demo', words: { true: 'yes', false: 'no' } },
  /** Only opportunities for which the agency is prequalified. */
  prequalified: { kind: 'flag', words: { true: 'yes' } },
} as const satisfies FilterTable;
