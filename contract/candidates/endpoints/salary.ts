import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type {
  approveSalary,
  correctSalary,
  listHires,
  proposeSalary,
  rejectSalary,
  withdrawSalary,
} from '../operations/salary.ts';

const claims = {
  supplierId: { place: 'body', is: 'tenant' },
  userId: { place: 'body', is: 'user' },
} as const;

export const proposeSalaryRevisionEndpoint = endpoint<typeof proposeSalary>(
  'candidates.proposeSalary',
  'POST',
  '/api/v1/engagement/candidate/salaryRevision',
);
export const approveSalaryRevisionEndpoint = endpoint<typeof approveSalary>(
  'candidates.approveSalary',
  'PATCH',
  '/api/v1/engagement/candidate/salaryRevision/approval',
);
const approveBaseSalaryAt = endpoint<typeof approveSalary>(
  'candidates.approveSalary',
  'PATCH',
  '/api/fulfillment/candidate/approveBaseSalary',
  { claims },
);
export const rejectSalaryRevisionEndpoint = endpoint<typeof rejectSalary>(
  'candidates.rejectSalary',
  'PATCH',
  '/api/v1/engagement/candidate/salaryRevision/rejection',
);
const rejectInFulfillmentAt = endpoint<typeof rejectSalary>(
  'candidates.rejectSalary',
  'PATCH',
  '/api/fulfillment/candidate/reject',
  { claims },
);
export const withdrawSalaryRevisionEndpoint = endpoint<typeof withdrawSalary>(
  'candidates.withdrawSalary',
  'PATCH',
  '/api/v1/engagement/candidate/salaryRevision/withdrawn',
);
export const correctSalaryEndpoint = endpoint<typeof correctSalary>(
  'candidates.correctSalary',
  'PATCH',
  '/api/v1/provider/candidate/salary',
);
export const listHiresEndpoint = endpoint<typeof listHires>(
  'candidates.hires',
  'GET',
  '/api/v1/provider/candidate/hires',
);

export const salaryEndpoints: readonly Endpoint[] = [
  proposeSalaryRevisionEndpoint,
  approveSalaryRevisionEndpoint,
  approveBaseSalaryAt,
  rejectSalaryRevisionEndpoint,
  rejectInFulfillmentAt,
  withdrawSalaryRevisionEndpoint,
  correctSalaryEndpoint,
  listHiresEndpoint,
];
