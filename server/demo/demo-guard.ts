import { PostgresError } from '#server/platform/postgres/postgres-error.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

const hasCompany = async (scope: SystemScope, isDemo: boolean): Promise<boolean> =>
  (await scope.db.selectFrom('tenant').select('id').where('isDemo', '=', isDemo).limit(1).executeTakeFirst()) !==
  undefined;

/** Refuses to create users with a publicly known password in a database with real companies. */
export const assertNoProductionData = async (scope: SystemScope): Promise<void> => {
  if (!(await hasCompany(scope, false))) return;
  throw new PostgresError(
    'The database contains real companies, so the demo data with its public password is not added.\n' +
      'Start with NODE_ENV=production, or with DEMO=false to look at the data, or use another database for the demo.',
  );
};

/** Refuses to run in production on a database with demo users, because their password is publicly known. */
export const assertNoDemoData = (source: ScopeSource): Promise<void> =>
  inSystemScope(source, 'check for demo data', async (scope) => {
    if (!(await hasCompany(scope, true))) return;
    throw new PostgresError(
      'The database contains the demo data, whose users, including provider staff, have a public password.\n' +
        'Production needs its own database: empty, or restored from a production backup.',
    );
  });
