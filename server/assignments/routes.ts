import * as contract from '#contract/assignments/operations.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import { assignUser } from './commands/assign-user.ts';
import { handOverWork, unassignFromEngagements } from './commands/hand-over.ts';
import { setAssignments } from './commands/set-assignments.ts';
import { unassignUser } from './commands/unassign-user.ts';
import { listAssignments } from './queries/assignments.ts';
import { listAssignmentHistory } from './queries/history.ts';
import { listUserAssignments, readUserAssignment } from './queries/work.ts';
import { listAssignableUsers } from './queries/assignable-users.ts';

export const assignmentRoutes: readonly Route[] = [
  bindOperation(contract.listAssignments, listAssignments),
  bindOperation(contract.listAssignableUsers, listAssignableUsers),
  bindOperation(contract.listAssignmentHistory, listAssignmentHistory),
  bindOperation(contract.createAssignment, assignUser),
  bindOperation(contract.deleteAssignment, unassignUser),
  bindOperation(contract.setAssignments, setAssignments),
  bindOperation(contract.listUserAssignments, listUserAssignments),
  bindOperation(contract.listAssignedEngagementIds, readUserAssignment),
  bindOperation(contract.handOverWork, handOverWork),
  bindOperation(contract.removeWork, unassignFromEngagements),
];
