export { assignedUsersOf, seesAllAssignments, type AssignedUser } from './queries.ts';
