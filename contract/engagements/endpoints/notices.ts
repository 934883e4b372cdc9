import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type { countNotices, listNotices, markNoticesSeen } from '../operations/notices.ts';

export const listNoticesEndpoint = endpoint<typeof listNotices>(
  'engagements.notices',
  'GET',
  '/api/v1/engagement/{engagementId}/notices',
);
export const countNoticesEndpoint = endpoint<typeof countNotices>(
  'engagements.noticesCount',
  'GET',
  '/api/v1/engagement/{engagementId}/notices-count',
);
export const markNoticesSeenEndpoint = endpoint<typeof markNoticesSeen>(
  'engagements.seeNotices',
  'PATCH',
  '/api/v1/engagement/{engagementId}/notices/seen',
);

export const noticeEndpoints: readonly Endpoint[] = [
  listNoticesEndpoint,
  countNoticesEndpoint,
  markNoticesSeenEndpoint,
];
