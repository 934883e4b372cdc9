import { createHash } from 'node:crypto';
import type { SignInOrigin } from './devices.ts';

/** Failed sign-ins are counted beside the provider's records, under hashes of what was typed and from where. */
export const failedSignIn = 'FailedSignIn';
/** A browser in which somebody has signed in before. */
export const knownDevice = 'KnownDevice';

const hashOf = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');

/** All that is counted for an account. */
export const accountId = (email: string): string => hashOf(email);

export const deviceId = (email: string, device: string): string => hashOf('device', email, device);

export const addressId = (email: string, address: string): string => hashOf('address', email, address);

/** What failures are counted under: a browser that was here before by itself, anything else by its network address. */
export const failuresId = (email: string, { address, device }: SignInOrigin, isKnownDevice: boolean): string =>
  isKnownDevice && device !== undefined ? deviceId(email, device) : addressId(email, address);

/** What all places where nobody has signed in are counted under together. */
export const unknownDevicesId = (email: string): string => hashOf('strangers', email);
