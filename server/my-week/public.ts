export { deleteAllTasks, listOwnTasks } from './queries/added-tasks.ts';
