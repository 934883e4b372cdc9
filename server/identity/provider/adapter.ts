import { createHash } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { errors } from 'oidc-provider';
import { findUnstorableText } from '#contract/common/text.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import {
  consumeIdentityRecord,
  deleteIdentityRecord,
  revokeGrant,
  saveIdentityRecord,
} from '../commands/write-identity-record.ts';
import { findIdentityRecord, findRecordByUid, type IdentityRecord } from '../queries/sign-in.ts';

const reason = 'store records of the identity provider';

/** The models whose IDs grant access. Only hashes of these IDs are stored. */
const bearerModels = new Set(['AuthorizationCode', 'RefreshToken']);

/** Returns nothing for an ID with characters that can't be stored, since the database would fail on the comparison. */
const nothingFor = (id: string): Promise<undefined> | undefined =>
  findUnstorableText(id) ? Promise.resolve(undefined) : undefined;

/** Creates the identity provider's storage: one table, written in a System scope. */
export const createAdapter =
  (source: ScopeSource) =>
  (model: string): Adapter => {
    const isHidden = bearerModels.has(model);
    const keyOf = (id: string): string => (isHidden ? createHash('sha256').update(id).digest('base64url') : id);
    const payloadOf = (record: IdentityRecord | undefined, id?: string): AdapterPayload | undefined =>
      record && {
        ...record.payload,
        ...(isHidden && id !== undefined ? { jti: id } : {}),
        ...(record.consumedAt ? { consumed: Math.floor(record.consumedAt.getTime() / 1000) } : {}),
      };
    return {
      upsert: async (id, { jti, ...payload }, expiresIn) => {
        if (findUnstorableText([id, payload])) throw new errors.InvalidRequest('characters that cannot be kept');
        await inSystemScope(source, reason, (scope) =>
          saveIdentityRecord(scope, {
            model,
            id: keyOf(id),
            payload: isHidden ? payload : { jti, ...payload },
            grantId: payload.grantId ?? (model === 'Grant' ? id : null),
            uid: payload.uid ?? null,
            expiresAt: expiresIn === undefined ? null : new Date(scope.now.getTime() + expiresIn * 1000),
          }),
        );
      },
      find: (id) =>
        nothingFor(id) ??
        inSystemScope(source, reason, async (scope) =>
          payloadOf(await findIdentityRecord(scope, model, keyOf(id)), id),
        ),
      findByUid: (uid) =>
        nothingFor(uid) ??
        inSystemScope(source, reason, async (scope) => payloadOf(await findRecordByUid(scope, model, uid))),
      findByUserCode: () => Promise.resolve(undefined),
      consume: async (id) => {
        const isFirst = await inSystemScope(source, reason, (scope) => consumeIdentityRecord(scope, model, keyOf(id)));
        if (!isFirst) throw new errors.InvalidGrant('already consumed');
      },
      destroy: (id) => inSystemScope(source, reason, (scope) => deleteIdentityRecord(scope, model, keyOf(id))),
      revokeByGrantId: async (grantId) => {
        await inSystemScope(source, reason, (scope) => revokeGrant(scope, grantId));
      },
    };
  };
