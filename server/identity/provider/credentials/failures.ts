import { createHash } from 'node:crypto';
import type { SignInOrigin } from './devices.ts';

/** Failed sign-ins are counted among the provider's records, under hashes of the typed address and the origin. */
export const failedSignIn = 'FailedSignIn';
/** Failed sign-ins with addresses of nobody, counted by network address and hour. */
export const unknownSignIn = 'UnknownSignIn';
/** A browser in which a user has signed in before. */
export const knownDevice = 'KnownDevice';

const hashOf = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');

/** The ID under which everything about an account is counted. */
export const accountId = (email: string): string => hashOf(email);

export const deviceId = (email: string, device: string): string => hashOf('device', email, device);

export const addressId = (email: string, address: string): string => hashOf('address', email, address);

/** The ID under which failures are counted: per known browser, otherwise per network address. */
export const failuresId = (email: string, { address, device }: SignInOrigin, isKnownDevice: boolean): string =>
  isKnownDevice && device !== undefined ? deviceId(email, device) : addressId(email, address);

/** The shared ID for all places from which the user has never signed in. */
export const unknownDevicesId = (email: string): string => hashOf('strangers', email);
