export { assignmentEvents } from './events.ts';
export { listAssignedUsers, maySeeAllAssignments, type AssignedUser } from './queries/assigned-users.ts';
