import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabaseFromTemplate, dropDatabase } from '#server/platform/postgres/databases.ts';
import { templateCopyName } from './test-setup.ts';

export type TestDatabase = {
  /** The superuser's URL of a new, migrated database. */
  readonly adminUrl: string;
  readonly drop: () => Promise<void>;
};

const copyTemplate = async (): Promise<TestDatabase> => {
  const { adminUrl, template, migrationError } = inject('postgres');
  if (migrationError !== undefined) throw new Error(`There is no migrated database to copy: ${migrationError}`);
  const name = templateCopyName(template, randomBytes(6).toString('hex'));
  return {
    adminUrl: await createDatabaseFromTemplate(adminUrl, template, name),
    drop: () => dropDatabase(adminUrl, name),
  };
};

let next: Promise<TestDatabase> | undefined;

/**
 * Creates a migrated database for one test file, which must drop it in afterAll. The copy for the worker's next file is
 * created while this one is tested, and the last copy is dropped when the run ends.
 */
export const createTestDatabase = (): Promise<TestDatabase> => {
  const database = next ?? copyTemplate();
  next = database.then(copyTemplate);
  // The error is reported to the test file that uses the database.
  next.catch(() => undefined);
  return database;
};
