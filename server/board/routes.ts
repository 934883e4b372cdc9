import { listBoard, summarizeBoard } from '#contract/board/operations.ts';
import { readDashboard } from '#contract/board/operations/dashboard.ts';
import * as engagement from '#contract/board/operations/engagement.ts';
import * as search from '#contract/board/operations/search.ts';
import * as tables from '#contract/board/operations/tables.ts';
import * as views from '#contract/board/operations/views.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import { changeViewCommand, deleteViewCommand, listViewsQuery, saveViewCommand } from '#server/views/public.ts';
import { readDashboardPage } from './queries/dashboard.ts';
import * as work from './queries/engagement-work.ts';
import * as list from './queries/list-board.ts';
import { listAuctionHeaderRows, listSuccessFeeRows } from './queries/list-tables.ts';
import { suggestBoardKeywords } from './queries/suggest.ts';
import * as summary from './queries/summarize-board.ts';
import { candidateSummary } from './queries/summarize-candidates.ts';
import { engagementSummary } from './queries/summarize-engagement.ts';

export const boardRoutes: readonly Route[] = [
  bindOperation(listBoard, list.listBoard),
  bindOperation(summarizeBoard, summary.summarizeBoard),
  bindOperation(search.suggestBoardKeywords, suggestBoardKeywords, { readsReplica: true }),
  bindOperation(search.summarizeCandidates, candidateSummary),
  bindOperation(readDashboard, readDashboardPage),
  bindOperation(views.listViews, listViewsQuery('board')),
  bindOperation(views.saveView, saveViewCommand('board')),
  bindOperation(views.changeView, changeViewCommand('board')),
  bindOperation(views.deleteView, deleteViewCommand('board')),
  bindOperation(engagement.readEngagementWork, work.readEngagementWork),
  bindOperation(engagement.readStaging, work.readStaging),
  bindOperation(engagement.listStaging, work.listStaging),
  bindOperation(engagement.summarizeEngagement, engagementSummary),
  bindOperation(tables.listAuctionHeaders, listAuctionHeaderRows),
  bindOperation(tables.listSuccessFees, listSuccessFeeRows),
];
