import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type {
  createAssignment,
  deleteAssignment,
  handOverWork,
  listAssignableUsers,
  listAssignments,
  listAssignmentHistory,
  listUserAssignments,
  listAssignedEngagementIds,
  removeWork,
  setAssignments,
} from './operations.ts';

/**
 * In the endpoints for success fees and for auctions, the engagement ID is named after the engagement's kind, such as
 * `auctionId`.
 */
const bySuccessFee = { engagementId: 'successFeeId' };
const byAuction = { engagementId: 'auctionId' };

export const listAssignmentsEndpoint = endpoint<typeof listAssignments>(
  'assignments.list',
  'GET',
  '/api/v1/engagements/{engagementId}/assignment',
);
export const listAssignableUsersEndpoint = endpoint<typeof listAssignableUsers>(
  'assignments.people',
  'GET',
  '/api/v1/assignment/people',
);
export const listAssignmentHistoryEndpoint = endpoint<typeof listAssignmentHistory>(
  'assignments.history',
  'GET',
  '/api/v1/engagement/{engagementId}/assignment/history',
);
const createAssignmentEndpoint = endpoint<typeof createAssignment>(
  'assignments.create',
  'POST',
  '/api/v2.1/auction/createCompetitiveAssignment',
  {
    names: byAuction,
    claims: { supplierId: { place: 'body', is: 'tenant' }, createdBy: { place: 'body', is: 'user' } },
  },
);
export const deleteAssignmentEndpoint = endpoint<typeof deleteAssignment>(
  'assignments.delete',
  'PATCH',
  '/api/v2.1/auction/deleteCompetitiveAssignment/{id}/{auctionId}/{isDeleted}/{lastEditedBy}',
  {
    names: { ...byAuction, assignmentId: 'id' },
    claims: { lastEditedBy: { place: 'path', is: 'user' } },
  },
);
export const setAssignmentsEndpoint = endpoint<typeof setAssignments>(
  'assignments.set',
  'PATCH',
  '/api/v1/engagement/assignment',
);
export const listWorkEndpoint = endpoint<typeof listUserAssignments>(
  'assignments.work',
  'GET',
  '/api/v2.1/auction/userAssignments/{userId}',
);
export const handOverWorkEndpoint = endpoint<typeof handOverWork>(
  'assignments.handOver',
  'PATCH',
  '/api/v2.1/auction/userAssignments/{userId}',
);
const removeWorkEndpoint = endpoint<typeof removeWork>(
  'assignments.removeAll',
  'DELETE',
  '/api/v2.1/auction/userAssignments/{userId}',
);

export const assignmentEndpoints: readonly Endpoint[] = [
  listAssignmentsEndpoint,
  endpoint<typeof listAssignments>(
    'assignments.list',
    'GET',
    '/api/v2.1/auction/getCompetitiveAssignment/{supplierId}/{auctionId}',
    { names: byAuction, claims: { supplierId: { place: 'path', is: 'tenant' } } },
  ),
  endpoint<typeof listAssignments>(
    'assignments.list',
    'GET',
    '/api/v2.1/successfee/getSuccessFeeAssignment/{clientId}/{successFeeId}',
    { names: bySuccessFee },
  ),
  listAssignableUsersEndpoint,
  listAssignmentHistoryEndpoint,
  createAssignmentEndpoint,
  endpoint<typeof createAssignment>('assignments.create', 'POST', '/api/v2.1/successfee/createSuccessFeeAssignment', {
    locations: { engagementId: 'query', clientId: 'query', userId: 'query', authId: 'query', email: 'query' },
    names: { ...bySuccessFee, authId: 'AuthId' },
    claims: { supplierId: { place: 'query', is: 'tenant' }, CreatedBy: { place: 'query', is: 'user' } },
  }),
  deleteAssignmentEndpoint,
  endpoint<typeof deleteAssignment>(
    'assignments.delete',
    'PATCH',
    '/api/v2.1/successfee/deleteSuccessFeeAssignment/{assignmentId}/{successFeeId}/{userId}/{isDeleted}/{lastEditedBy}',
    { names: bySuccessFee, claims: { lastEditedBy: { place: 'path', is: 'user' } } },
  ),
  setAssignmentsEndpoint,
  listWorkEndpoint,
  handOverWorkEndpoint,
  removeWorkEndpoint,
  endpoint<typeof listAssignedEngagementIds>('assignments.ofUser', 'GET', '/api/v1/engagement/assignment/{userId}'),
];
