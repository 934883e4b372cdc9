import type { ColumnType, JSONColumnType } from 'kysely';
import type { SavedFilters } from '#contract/opportunities/shapes.ts';

export interface OpportunityTables {
  savedSearch: {
    id: string;
    tenantId: string;
    userId: string;
    name: string;
    filters: JSONColumnType<SavedFilters>;
    /** The search as a tsquery for the opportunity index; null if it has no filters. */
    query: ColumnType<string | null>;
    alerts: boolean;
    createdAt: Date;
  };
}
