import { ConfigError } from '#server/platform/config/config.ts';
import { PostgresError } from '#server/platform/postgres/postgres-error.ts';
import { StartError } from './start-error.ts';

/** Ends a failed start: with a message for errors that users can fix, and with the full stack for bugs. */
export const exitWithExplanation = (error: unknown): never => {
  const isForPeople = error instanceof ConfigError || error instanceof PostgresError || error instanceof StartError;
  console.error(isForPeople ? `\n${error.message}\n` : error);
  process.exit(1);
};
