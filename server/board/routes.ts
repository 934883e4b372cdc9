import { listBoard, summarizeBoard } from '#contract/board/operations.ts';
import * as engagement from '#contract/board/operations/engagement.ts';
import * as tables from '#contract/board/operations/tables.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import * as work from './queries/engagement-work.ts';
import * as list from './queries/list-board.ts';
import { auctionHeaders, successFees } from './queries/list-tables.ts';
import * as summary from './queries/summarize-board.ts';
import { engagementSummary } from './queries/summarize-engagement.ts';

export const boardRoutes: readonly Route[] = [
  answer(listBoard, list.listBoard),
  answer(summarizeBoard, summary.summarizeBoard),
  answer(engagement.readEngagementWork, work.engagementWork),
  answer(engagement.readStaging, work.staging),
  answer(engagement.listStaging, work.stagingTable),
  answer(engagement.summarizeEngagement, engagementSummary),
  answer(tables.listAuctionHeaders, auctionHeaders),
  answer(tables.listSuccessFees, successFees),
];
