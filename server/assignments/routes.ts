import * as contract from '#contract/assignments/operations.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { assignUser } from './commands/assign-user.ts';
import { handOverWork, removeWork } from './commands/hand-over.ts';
import { setAssignments } from './commands/set-assignments.ts';
import { unassignUser } from './commands/unassign-user.ts';
import { listAssignments } from './queries/assignments.ts';
import { listHistory } from './queries/history.ts';
import { listUserAssignments, readUserAssignment } from './queries/work.ts';
import { listAssignable } from './queries/assignable-users.ts';

export const assignmentRoutes: readonly Route[] = [
  answer(contract.listAssignments, listAssignments),
  answer(contract.listAssignable, listAssignable),
  answer(contract.listHistory, listHistory),
  answer(contract.createAssignment, assignUser),
  answer(contract.deleteAssignment, unassignUser),
  answer(contract.setAssignments, setAssignments),
  answer(contract.listUserAssignments, listUserAssignments),
  answer(contract.readUserAssignment, readUserAssignment),
  answer(contract.handOverWork, handOverWork),
  answer(contract.removeWork, removeWork),
];
