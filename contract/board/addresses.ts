import { address, type Address } from '#contract/common/address.ts';
import { engagementWorkAddresses } from './addresses/engagement.ts';
import type { listBoard, summarizeBoard } from './operations.ts';
import type { readDashboard } from './operations/dashboard.ts';
import type { suggestOnBoard, summarizeCandidates } from './operations/search.ts';
import type { changeView, deleteView, listViews, saveView } from './operations/views.ts';

const repeatsWho = {
  supplierId: { place: 'query', is: 'tenant' },
  userId: { place: 'query', is: 'user' },
} as const;

export const listBoardAt = address<typeof listBoard>('board.list', 'GET', '/api/v1/engagementboard', {
  claims: repeatsWho,
});
export const summarizeBoardAt = address<typeof summarizeBoard>(
  'board.summary',
  'GET',
  '/api/v1/engagementboard/summary',
  { claims: repeatsWho },
);

export const searchBoardAt = address<typeof listBoard>('board.list', 'GET', '/api/v1/engagementboard/search', {
  claims: repeatsWho,
});
export const suggestOnBoardAt = address<typeof suggestOnBoard>(
  'board.suggest',
  'GET',
  '/api/v1/engagementboard/autosuggest',
  { claims: repeatsWho },
);
export const summarizeCandidatesAt = address<typeof summarizeCandidates>(
  'board.candidateSummary',
  'GET',
  '/api/v1/engagementboard/candidateSummary',
  { claims: repeatsWho },
);
export const readDashboardAt = address<typeof readDashboard>('board.dashboard', 'GET', '/api/v1.0.0/auctiondashboard', {
  claims: repeatsWho,
});
export const listViewsAt = address<typeof listViews>('board.views', 'GET', '/api/v1/engagementboard/view');
export const saveViewAt = address<typeof saveView>('board.saveView', 'POST', '/api/v1/engagementboard/view');
export const changeViewAt = address<typeof changeView>('board.changeView', 'PATCH', '/api/v1/engagementboard/view');
export const deleteViewAt = address<typeof deleteView>('board.deleteView', 'DELETE', '/api/v1/engagementboard/view');

export const boardAddresses: readonly Address[] = [
  listBoardAt,
  searchBoardAt,
  suggestOnBoardAt,
  summarizeBoardAt,
  summarizeCandidatesAt,
  readDashboardAt,
  listViewsAt,
  saveViewAt,
  changeViewAt,
  deleteViewAt,
  ...engagementWorkAddresses,
];
