import { consentPath } from '#contract/consents/rules.ts';
import { verifySignedId, signId } from '#server/platform/vault/signed-id.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

const purpose = 'consent';

/** Returns the path of a request's page, with a token that only this server can create. */
export const consentLink = (requestId: string, mac: Vault['mac']): string =>
  consentPath(signId(purpose, requestId, mac));

/** Returns the ID of the request for a token; undefined unless this server signed the token. */
export const consentRequestIdOf = (token: string, mac: Vault['mac']): string | undefined =>
  verifySignedId(purpose, token, mac);
