import type { SystemScope } from '#server/platform/scope/scope.ts';

/** A record of the identity provider as it is stored. */
export interface IdentityRecord {
  payload: Record<string, unknown>;
  consumedAt: Date | null;
}

const records = (scope: SystemScope, model: string) =>
  scope.db
    .selectFrom('identityRecord')
    .select(['payload', 'consumedAt'])
    .where('model', '=', model)
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', scope.now)]));

export const findRecord = (scope: SystemScope, model: string, id: string): Promise<IdentityRecord | undefined> =>
  records(scope, model).where('id', '=', id).executeTakeFirst();

export const findRecordByUid = (scope: SystemScope, model: string, uid: string): Promise<IdentityRecord | undefined> =>
  records(scope, model).where('uid', '=', uid).executeTakeFirst();
