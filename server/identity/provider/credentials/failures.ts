import { createHash } from 'node:crypto';
import type { SignInOrigin } from './devices.ts';

/**
 * The model name for failed sign-ins, which are counted among the provider's records under hashes of the typed address
 * and the origin.
 */
export const failedSignInModel = 'FailedSignIn';
/** The model name for failed sign-ins with unknown email addresses, counted by network address and hour. */
export const unknownEmailSignInModel = 'UnknownSignIn';
/** The model name for browsers in which a user has signed in before. */
export const knownDeviceModel = 'KnownDevice';

const hashOf = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');

/** Returns the ID that all of an account's sign-in records share: its failure counts and its known devices. */
export const accountSignInId = (email: string): string => hashOf(email);

export const knownDeviceId = (email: string, device: string): string => hashOf('device', email, device);

export const addressFailuresId = (email: string, address: string): string => hashOf('address', email, address);

/**
 * Returns the ID under which failures are counted: for a known browser its own ID, otherwise an ID for the network
 * address.
 */
export const signInFailuresId = (email: string, { address, device }: SignInOrigin, isKnownDevice: boolean): string =>
  isKnownDevice && device !== undefined ? knownDeviceId(email, device) : addressFailuresId(email, address);

/** Returns the ID under which failures from all places where the user has never signed in are counted together. */
export const unknownDevicesId = (email: string): string => hashOf('strangers', email);
