import { PostgresError } from '#server/platform/postgres/postgres-error.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

const hasCompany = async (scope: SystemScope, isDemo: boolean): Promise<boolean> =>
  (await scope.db.selectFrom('tenant').select('id').where('isDemo', '=', isDemo).limit(1).executeTakeFirst()) !==
  undefined;

/** Among companies in earnest nobody makes people whose password everybody knows. */
export const refuseProductionData = async (scope: SystemScope): Promise<void> => {
  if (!(await hasCompany(scope, false))) return;
  throw new PostgresError(
    'The database holds companies in earnest, and the demo world, with its known password, is not made beside them.\n' +
      'Start with NODE_ENV=production; or with DEMO=false, to look at it; or name another database for the demo.',
  );
};

/** In production nobody signs in with a password that everybody knows. */
export const refuseDemoData = (source: ScopeSource): Promise<void> =>
  inSystemScope(source, 'see that no demo is here', async (scope) => {
    if (!(await hasCompany(scope, true))) return;
    throw new PostgresError(
      'The database holds the demo world, whose people sign in with a known password, those of the provider too.\n' +
        'Production needs a database of its own: empty, or restored from a backup of one in earnest.',
    );
  });
