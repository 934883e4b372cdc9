import { address, type Address } from '#contract/common/address.ts';
import type { countNotices, listNotices, seeNotices } from '../operations/notices.ts';

export const listNoticesAt = address<typeof listNotices>(
  'engagements.notices',
  'GET',
  '/api/v1/engagement/{engagementId}/notices',
);
export const countNoticesAt = address<typeof countNotices>(
  'engagements.noticesCount',
  'GET',
  '/api/v1/engagement/{engagementId}/notices-count',
);
export const seeNoticesAt = address<typeof seeNotices>(
  'engagements.seeNotices',
  'PATCH',
  '/api/v1/engagement/{engagementId}/notices/seen',
);

export const noticeAddresses: readonly Address[] = [listNoticesAt, countNoticesAt, seeNoticesAt];
