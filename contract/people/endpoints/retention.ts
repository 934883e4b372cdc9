import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as retention from '../operations/retention.ts';

const path = '/api/v1/peopleRetention';

export const readRetentionEndpoint = endpoint<typeof retention.readRetention>('people.retention', 'GET', path);
export const changeRetentionEndpoint = endpoint<typeof retention.changeRetention>(
  'people.changeRetention',
  'PUT',
  path,
);
export const listRetentionPlanEndpoint = endpoint<typeof retention.listRetentionPlan>(
  'people.retentionPlan',
  'GET',
  `${path}/plan`,
);
export const listErasuresOfUnsubmittedEndpoint = endpoint<typeof retention.listErasuresOfUnsubmitted>(
  'people.unsubmittedDue',
  'GET',
  `${path}/unsubmitted`,
);
export const exportRetentionPlanEndpoint = endpoint<typeof retention.exportRetentionPlan>(
  'people.exportRetentionPlan',
  'GET',
  `${path}/plan/export`,
);

export const retentionEndpoints: readonly Endpoint[] = [
  readRetentionEndpoint,
  changeRetentionEndpoint,
  listRetentionPlanEndpoint,
  listErasuresOfUnsubmittedEndpoint,
  exportRetentionPlanEndpoint,
];
