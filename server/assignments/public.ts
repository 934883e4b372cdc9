export { assignmentEvents } from './events.ts';
export { assignedUsersOf, seesAllAssignments, type AssignedUser } from './queries/assigned-users.ts';
