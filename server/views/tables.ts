import type { JSONColumnType } from 'kysely';
import type { ViewPage } from '#contract/views/states.ts';

export interface ViewTables {
  savedView: {
    id: string;
    tenantId: string;
    userId: string;
    page: ViewPage;
    name: string;
    query: JSONColumnType<object>;
    isDefault: boolean;
    createdAt: Date;
    updatedAt: Date;
  };
}
