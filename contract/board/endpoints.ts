import { callerIdentityFields, endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import { boardEngagementEndpoints } from './endpoints/engagement.ts';
import type { listBoard, summarizeBoard } from './operations.ts';
import type { readDashboard } from './operations/dashboard.ts';
import type { suggestBoardKeywords, summarizeCandidates } from './operations/search.ts';
import type { changeView, deleteView, listViews, saveView } from './operations/views.ts';

const repeatsWho = callerIdentityFields('query');

export const listBoardEndpoint = endpoint<typeof listBoard>('board.list', 'GET', '/api/v1/engagementboard', {
  claims: repeatsWho,
});
export const summarizeBoardEndpoint = endpoint<typeof summarizeBoard>(
  'board.summary',
  'GET',
  '/api/v1/engagementboard/summary',
  { claims: repeatsWho },
);

export const searchBoardEndpoint = endpoint<typeof listBoard>('board.list', 'GET', '/api/v1/engagementboard/search', {
  claims: repeatsWho,
});
export const suggestBoardKeywordsEndpoint = endpoint<typeof suggestBoardKeywords>(
  'board.suggest',
  'GET',
  '/api/v1/engagementboard/autosuggest',
  { claims: repeatsWho },
);
export const summarizeCandidatesEndpoint = endpoint<typeof summarizeCandidates>(
  'board.candidateSummary',
  'GET',
  '/api/v1/engagementboard/candidateSummary',
  { claims: repeatsWho },
);
export const readDashboardEndpoint = endpoint<typeof readDashboard>(
  'board.dashboard',
  'GET',
  '/api/v1.0.0/auctiondashboard',
  {
    claims: repeatsWho,
  },
);
export const listViewsEndpoint = endpoint<typeof listViews>('board.views', 'GET', '/api/v1/engagementboard/view');
export const saveViewEndpoint = endpoint<typeof saveView>('board.saveView', 'POST', '/api/v1/engagementboard/view');
export const changeViewEndpoint = endpoint<typeof changeView>(
  'board.changeView',
  'PATCH',
  '/api/v1/engagementboard/view',
);
export const deleteViewEndpoint = endpoint<typeof deleteView>(
  'board.deleteView',
  'DELETE',
  '/api/v1/engagementboard/view',
);

export const boardEndpoints: readonly Endpoint[] = [
  listBoardEndpoint,
  searchBoardEndpoint,
  suggestBoardKeywordsEndpoint,
  summarizeBoardEndpoint,
  summarizeCandidatesEndpoint,
  readDashboardEndpoint,
  listViewsEndpoint,
  saveViewEndpoint,
  changeViewEndpoint,
  deleteViewEndpoint,
  ...boardEngagementEndpoints,
];
