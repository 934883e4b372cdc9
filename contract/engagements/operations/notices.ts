import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { noticeShape } from '../shapes.ts';

const access = { agency: 'Auctions=View Auctions / Staging' } as const;
const ofEngagement = z.object({ engagementId: id() });

export const listNotices = operation({
  name: 'engagements.notices',
  summary:
    'What has become of an engagement and its talent requests, the latest first; new is what the caller has not seen',
  effect: 'read',
  access,
  input: ofEngagement,
  output: z.array(noticeShape),
});

export const countNotices = operation({
  name: 'engagements.noticesCount',
  summary: 'How many notices an engagement has, and how many of them are new to the caller',
  effect: 'read',
  access,
  input: ofEngagement,
  output: z.object({ engagementId: id(), count: z.number().int(), newCount: z.number().int() }),
});

export const seeNotices = operation({
  name: 'engagements.seeNotices',
  summary: 'The caller has seen the notices of an engagement: what is there is no longer new to them',
  effect: 'write',
  access,
  input: ofEngagement,
  output: z.object({ engagementId: id(), lookedAt: instant().nullable() }),
});

export const noticeOperations: readonly Operation[] = [listNotices, countNotices, seeNotices];
