import type { SystemScope } from '#server/platform/scope/scope.ts';
import { openAppSecret } from '../commands/factors/second-factor.ts';

/** A user whose app can't be used to sign in, because its secret was encrypted with another SECRET. */
export interface UserWithUnreadableApp {
  readonly userId: string;
  readonly email: string;
  readonly organizationName: string;
}

const usersPerBatch = 100;

/** Lists the users whose app can't be used to sign in, because its secret was encrypted with another SECRET. */
export const listUsersWithUnreadableApps = async (
  scope: SystemScope,
  secret: string,
): Promise<UserWithUnreadableApp[]> => {
  const found: UserWithUnreadableApp[] = [];
  for (let after: string | undefined; ;) {
    // In batches, so that requests are served in between.
    const rows = await scope.db
      .selectFrom('secondFactor')
      .innerJoin('appUser', 'appUser.id', 'secondFactor.userId')
      .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
      .select(['secondFactor.userId', 'secondFactor.sealedSecret', 'appUser.email', 'tenant.name as organizationName'])
      .where('secondFactor.confirmedAt', 'is not', null)
      .where('appUser.deletedAt', 'is', null)
      .$if(after !== undefined, (query) => query.where('secondFactor.userId', '>', after ?? ''))
      .orderBy('secondFactor.userId')
      .limit(usersPerBatch)
      .execute();
    for (const { userId, sealedSecret, email, organizationName } of rows)
      if (openAppSecret(secret, { userId, sealedSecret }) === undefined)
        found.push({ userId, email, organizationName });
    after = rows.at(-1)?.userId;
    if (rows.length < usersPerBatch) return found;
  }
};
