import { idOfToken, signId } from '#server/platform/vault/signed-id.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

const purpose = 'calendar';

/** The token of a calendar's private address. */
export const calendarToken = (addressId: string, mac: Vault['mac']): string => signId(purpose, addressId, mac);

/** The address of a token; undefined unless this server signed it. */
export const addressIdOf = (token: string, mac: Vault['mac']): string | undefined => idOfToken(purpose, token, mac);
