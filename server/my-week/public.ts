export { deleteAllTasks, ownTasks } from './queries/added-tasks.ts';
