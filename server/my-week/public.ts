export { deleteUserTasks, listOwnTasks } from './queries/added-tasks.ts';
