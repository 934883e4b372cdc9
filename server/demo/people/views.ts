import { candidateStatus } from '#contract/candidates/states.ts';
import { engagementType } from '#contract/engagements/states.ts';
import type { ViewPage } from '#contract/views/states.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { makeView } from '#server/views/factories.ts';
import { demoId } from '../ids.ts';
import { demoUserId } from '../market.ts';

const views: readonly { name: string; page: ViewPage; query: object }[] = [
  {
    name: 'Tenders, closing first',
    page: 'board',
    query: { engagementTypeId: [engagementType.agencyTendersRate], sortBy: 'closing', sortOrder: 'asc' },
  },
  { name: 'Nursing', page: 'board', query: { keyword: 'nurs' } },
  {
    name: 'Interviews, by name',
    page: 'candidates',
    query: { statusIds: [candidateStatus.interviewing], sortBy: 'name', sortOrder: 'asc' },
  },
];

/** Creates the views that the first agency's owner has saved. */
export const makeViews = async ({ db, now }: SystemScope): Promise<void> => {
  for (const { name, page, query } of views) {
    await makeView(db, {
      id: demoId(`view ${name}`),
      userId: demoUserId('owner@harbour.example'),
      page,
      name,
      query: JSON.stringify(query),
      createdAt: now,
      updatedAt: now,
    });
  }
};
