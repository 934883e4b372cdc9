import { address, type Address } from '#contract/common/address.ts';
import { engagementWorkAddresses } from './addresses/engagement.ts';
import type { listBoard, summarizeBoard } from './operations.ts';

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

export const boardAddresses: readonly Address[] = [listBoardAt, summarizeBoardAt, ...engagementWorkAddresses];
