import type { BoardQuery } from '#contract/board/shapes/query.ts';
import { makeView } from '#server/board/factories.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { demoId } from '../ids.ts';
import { userId } from '../market.ts';

const views: readonly { name: string; query: BoardQuery }[] = [
  { name: 'Tenders, closing first', query: { engagementTypeId: [2], sortBy: 'closing', sortOrder: 'asc' } },
  { name: 'Nursing', query: { keyword: 'nurs' } },
];

/** Creates the saved board views of the first agency's owner. */
export const makeViews = async ({ db, now }: SystemScope): Promise<void> => {
  for (const { name, query } of views) {
    await makeView(db, {
      id: demoId(`view ${name}`),
      userId: userId('owner@harbour.example'),
      name,
      query: JSON.stringify(query),
      createdAt: now,
      updatedAt: now,
    });
  }
};
