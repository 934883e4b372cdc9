import { ConfigError } from '#server/platform/config/config.ts';
import { PostgresError } from '#server/platform/postgres/postgres-error.ts';
import { StartError } from './start-error.ts';

/** Ends a start that cannot go on: with words where they are for people, with the whole error where it is ours. */
export const explain = (error: unknown): never => {
  const isForPeople = error instanceof ConfigError || error instanceof PostgresError || error instanceof StartError;
  console.error(isForPeople ? `\n${error.message}\n` : error);
  process.exit(1);
};
