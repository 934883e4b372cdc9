import { listBoard, summarizeBoard } from '#contract/board/operations.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import * as list from './queries/list-board.ts';
import * as summary from './queries/summarize-board.ts';

export const boardRoutes: readonly Route[] = [
  answer(listBoard, list.listBoard),
  answer(summarizeBoard, summary.summarizeBoard),
];
