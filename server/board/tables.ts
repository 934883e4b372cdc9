import type { JSONColumnType } from 'kysely';
import type { BoardQuery } from '#contract/board/shapes/query.ts';

export interface BoardTables {
  boardView: {
    id: string;
    tenantId: string;
    userId: string;
    name: string;
    query: JSONColumnType<BoardQuery>;
    isDefault: boolean;
    createdAt: Date;
    updatedAt: Date;
  };
}
