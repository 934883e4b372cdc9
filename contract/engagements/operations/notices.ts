import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { engagementNoticeShape } from '../shapes/notices.ts';

const access = { agency: 'Auctions=View Auctions / Staging' } as const;
const ofEngagement = z.object({ engagementId: id() });

export const listNotices = operation({
  name: 'engagements.notices',
  summary:
    'Lists the notices of an engagement and its talent requests, newest first, and marks those that the caller has not seen',
  effect: 'read',
  access,
  input: ofEngagement,
  output: z.array(engagementNoticeShape),
});

export const countNotices = operation({
  name: 'engagements.noticesCount',
  summary: 'Returns the number of notices of an engagement, and how many are new to the caller',
  effect: 'read',
  access,
  input: ofEngagement,
  output: z.object({ engagementId: id(), count: z.number().int(), newCount: z.number().int() }),
});

export const markNoticesSeen = operation({
  name: 'engagements.seeNotices',
  summary: 'Marks the notices of an engagement as seen by the caller',
  effect: 'write',
  access,
  input: ofEngagement,
  output: z.object({ engagementId: id(), lookedAt: instant().nullable() }),
});

export const noticeOperations: readonly Operation[] = [listNotices, countNotices, markNoticesSeen];
