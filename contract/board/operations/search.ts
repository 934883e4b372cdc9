import { z } from 'zod';
import { operation, type Operation } from '#contract/common/operation.ts';
import { lineText } from '#contract/common/text.ts';
import { suggestionSources } from '../rules.ts';
import { candidateCountShape } from '../shapes.ts';
import { boardFilterInput } from '../shapes/query.ts';

const viewer = { agency: 'Auctions=View Auctions / Staging' } as const;

export const suggestOnBoard = operation({
  name: 'board.suggest',
  summary:
    'What on the board has words that begin as those of the keyword: titles, clients, job titles, locations and numbers of the newest fifty that are found, each once, the shortest first',
  effect: 'read',
  access: viewer,
  input: z.object({ keyword: lineText('Keyword', 100) }),
  output: z.array(z.object({ text: z.string(), of: z.enum(suggestionSources) })),
});

export const summarizeCandidates = operation({
  name: 'board.candidateSummary',
  summary:
    "The agency's candidates in the engagements that the filters leave on the board, by status; without those it withdrew. Of more than 500 engagements, a count of 501 says more than 500",
  effect: 'read',
  access: viewer,
  input: z.object(boardFilterInput),
  output: z.object({ total: z.number().int(), byStatus: z.array(candidateCountShape) }),
});

export const searchOperations: readonly Operation[] = [suggestOnBoard, summarizeCandidates];
