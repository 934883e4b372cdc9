import type { SystemScope } from '#server/platform/scope/scope.ts';

/** A sealed secret by its name. */
export const findSecret = async (scope: SystemScope, name: string): Promise<string | undefined> =>
  (await scope.db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst())?.value;
