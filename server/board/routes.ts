import { listBoard, summarizeBoard } from '#contract/board/operations.ts';
import { readDashboard } from '#contract/board/operations/dashboard.ts';
import * as engagement from '#contract/board/operations/engagement.ts';
import * as search from '#contract/board/operations/search.ts';
import * as tables from '#contract/board/operations/tables.ts';
import * as views from '#contract/board/operations/views.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { changeViewCommand, deleteViewCommand, listViewsQuery, saveViewCommand } from '#server/views/public.ts';
import { readDashboardPage } from './queries/dashboard.ts';
import * as work from './queries/engagement-work.ts';
import * as list from './queries/list-board.ts';
import { listAuctionHeaderRows, listSuccessFeeRows } from './queries/list-tables.ts';
import { suggestOnBoard } from './queries/suggest.ts';
import * as summary from './queries/summarize-board.ts';
import { candidateSummary } from './queries/summarize-candidates.ts';
import { engagementSummary } from './queries/summarize-engagement.ts';

export const boardRoutes: readonly Route[] = [
  answer(listBoard, list.listBoard),
  answer(summarizeBoard, summary.summarizeBoard),
  answer(search.suggestOnBoard, suggestOnBoard, { readsReplica: true }),
  answer(search.summarizeCandidates, candidateSummary),
  answer(readDashboard, readDashboardPage),
  answer(views.listViews, listViewsQuery('board')),
  answer(views.saveView, saveViewCommand('board')),
  answer(views.changeView, changeViewCommand('board')),
  answer(views.deleteView, deleteViewCommand('board')),
  answer(engagement.readEngagementWork, work.readEngagementWork),
  answer(engagement.readStaging, work.readStaging),
  answer(engagement.listStaging, work.listStaging),
  answer(engagement.summarizeEngagement, engagementSummary),
  answer(tables.listAuctionHeaders, listAuctionHeaderRows),
  answer(tables.listSuccessFees, listSuccessFeeRows),
];
