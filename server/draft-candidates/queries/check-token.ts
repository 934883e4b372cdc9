import { verifySignedId, signId } from '#server/platform/vault/signed-id.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

const purpose = 'candidate check';

/** Returns the token for a check link. */
export const checkLinkToken = (linkId: string, mac: Vault['mac']): string => signId(purpose, linkId, mac);

/** Returns the ID of the check link for a token; undefined unless this server signed the token. */
export const checkLinkIdOf = (token: string, mac: Vault['mac']): string | undefined =>
  verifySignedId(purpose, token, mac);
