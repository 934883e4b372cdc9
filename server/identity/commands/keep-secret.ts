import type { SystemScope } from '#server/platform/scope/scope.ts';

/** Keeps a sealed secret under a name, unless another process was faster; answers the one that is kept. */
export const keepSecret = async (scope: SystemScope, name: string, value: string): Promise<string> => {
  await scope.db
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await scope.db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
};
