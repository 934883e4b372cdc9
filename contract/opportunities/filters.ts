import type { FilterTable } from '#contract/common/filters/filter-table.ts';
import { engagementKinds } from '#contract/engagements/states.ts';

/** The filters for searching opportunities. Saved searches store them under these names. */
export const opportunityFilters = {
  /**
   * Words that must all occur in the title, client, location, job titles or description. Without another filter, an
   * engagement is also found by its number, with or without leading zeros.
   */
  keywords: { kind: 'defaultText', url: 'q', label: 'Keywords', max: 200 },
  kind: { kind: 'oneOf', values: engagementKinds },
  engagementTypeId: { kind: 'ids', url: 'type', max: 2, maxCount: 2 },
  roleCategoryId: { kind: 'ids', url: 'category', max: 3, maxCount: 3 },
  classificationIds: { kind: 'ids', url: 'classification', max: 10_000, maxCount: 50 },
  location: { kind: 'defaultText', url: 'place', label: 'Location', max: 100 },
  clientName: { kind: 'defaultText', url: 'client', label: 'Client name', max: 200 },
  isDemo: { kind: 'flag', url: 'demo', words: { true: 'yes', false: 'no' } },
  /** Limits the search to opportunities for which the agency is prequalified. */
  prequalified: { kind: 'flag', words: { true: 'yes' } },
} as const satisfies FilterTable;
