import { idOfToken, signId } from '#server/platform/vault/signed-id.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

const purpose = 'candidate check';

/** The token of a check link. */
export const checkToken = (linkId: string, mac: Vault['mac']): string => signId(purpose, linkId, mac);

/** The link of a token; undefined unless this server signed it. */
export const linkIdOf = (token: string, mac: Vault['mac']): string | undefined => idOfToken(purpose, token, mac);
