import { z } from 'zod';
import { timeZone } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { peopleRefusals } from '../refusals.ts';
import {
  plannedErasureShape,
  retentionMonths,
  retentionSettingShape,
  unsubmittedErasureShape,
} from '../shapes/retention.ts';

/** Access for users who can manage the agency's users. */
const manageAccess = { agency: 'Manage Users=Invite User / Assign / Edit User Role' } as const;

export const readRetention = operation({
  name: 'people.retention',
  summary:
    'Returns the retention period: the number of months after the last activity for which the agency keeps people',
  effect: 'read',
  access: manageAccess,
  input: z.object({}),
  output: retentionSettingShape,
});

export const changeRetention = operation({
  name: 'people.changeRetention',
  summary:
    'Changes the retention period: the number of months after the last activity for which the agency keeps people. Nobody is erased without 30 days of notice.',
  effect: 'write',
  access: manageAccess,
  input: z.object({ months: retentionMonths }),
  output: retentionSettingShape,
  refusals: [peopleRefusals['owners-change-retention']],
});

export const listRetentionPlan = operation({
  name: 'people.retentionPlan',
  summary:
    'Lists the people whose retention period ends within 30 days or has ended, with the next step of the retention job for each, and the reason. Nobody is erased or notified by this call.',
  effect: 'read',
  access: manageAccess,
  input: z.object(pageInput),
  output: z.object({ records: z.array(plannedErasureShape), ...pageOutput }),
});

export const listErasuresOfUnsubmitted = operation({
  name: 'people.unsubmittedDue',
  summary:
    'Lists the draft candidates, and the consents without a submission, whose retention period ends within 30 days or has ended, earliest end first',
  effect: 'read',
  access: { agency: 'Fulfillment Stage=View Details' },
  input: z.object({}),
  output: z.object({ records: z.array(unsubmittedErasureShape) }),
});

export const exportRetentionPlan = operation({
  name: 'people.exportRetentionPlan',
  summary: 'Downloads the list of upcoming erasures as a CSV file; the download is recorded in the audit log',
  effect: 'read',
  access: manageAccess,
  input: z.object({
    /** The time zone used for the days in the file. */
    timeZone: timeZone().default('UTC'),
  }),
  output: z.undefined(),
  download: true,
  leavesTrace: true,
});

export const retentionOperations = [
  readRetention,
  changeRetention,
  listRetentionPlan,
  listErasuresOfUnsubmitted,
  exportRetentionPlan,
];
