import { verifySignedId, signId } from '#server/platform/vault/signed-id.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

const purpose = 'calendar';

/** Returns the token in a calendar's private address. */
export const calendarToken = (addressId: string, mac: Vault['mac']): string => signId(purpose, addressId, mac);

/** Returns the ID of the calendar address in a token; undefined if this server didn't sign the token. */
export const parseCalendarToken = (token: string, mac: Vault['mac']): string | undefined =>
  verifySignedId(purpose, token, mac);
