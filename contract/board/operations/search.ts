import { z } from 'zod';
import { operation, type Operation } from '#contract/common/operation.ts';
import { singleLineTextSchema } from '#contract/common/text.ts';
import { suggestionSources } from '../rules.ts';
import { candidateCountShape } from '../shapes.ts';
import { boardFilterInput } from '../shapes/query.ts';

const viewer = { agency: 'Auctions=View Auctions / Staging' } as const;

export const suggestBoardKeywords = operation({
  name: 'board.suggest',
  summary:
    'Suggests completions of the keyword from the titles, clients, job titles, locations and numbers of the newest 50 matches on the board, without duplicates, shortest first',
  effect: 'read',
  access: viewer,
  input: z.object({ keyword: singleLineTextSchema('Keyword', 100) }),
  output: z.array(z.object({ text: z.string(), of: z.enum(suggestionSources) })),
});

export const summarizeCandidates = operation({
  name: 'board.candidateSummary',
  summary:
    "Counts the agency's candidates by status in the engagements that match the board's filters, without withdrawn ones. A count of 501 means more than 500",
  effect: 'read',
  access: viewer,
  input: z.object(boardFilterInput),
  output: z.object({ total: z.number().int(), byStatus: z.array(candidateCountShape) }),
});

export const boardSearchOperations: readonly Operation[] = [suggestBoardKeywords, summarizeCandidates];
