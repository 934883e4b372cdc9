export { assignmentEvents } from './events.ts';
export { listAssignedUsers, seesAllAssignments, type AssignedUser } from './queries/assigned-users.ts';
