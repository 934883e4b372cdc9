import type { ColumnType, JSONColumnType } from 'kysely';
import type { SavedSearchFilters } from '#contract/opportunities/shapes.ts';

export interface OpportunityTables {
  savedSearch: {
    id: string;
    tenantId: string;
    userId: string;
    name: string;
    filters: JSONColumnType<SavedSearchFilters>;
    /** The search as a tsquery for the opportunity index; null if it has no filters. */
    query: ColumnType<string | null>;
    alerts: boolean;
    createdAt: Date;
  };
}
