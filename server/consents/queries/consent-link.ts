import { consentPath } from '#contract/consents/rules.ts';
import { idOfToken, signId } from '#server/platform/vault/signed-id.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

const purpose = 'consent';

/** The path of the page of a request, with the token that only this server can make. */
export const consentLink = (requestId: string, mac: Vault['mac']): string =>
  consentPath(signId(purpose, requestId, mac));

/** The request of a token; undefined unless this server signed it. */
export const requestIdOf = (token: string, mac: Vault['mac']): string | undefined => idOfToken(purpose, token, mac);
