import type {
  PasskeyRegistration,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '#contract/identity/shapes/passkeys.ts';

/** Loads the passkey library on first use, since most users don't need it on their first page. */
const library = () => import('@simplewebauthn/browser');

/** Whether this browser supports passkeys. */
export const supportsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Whether this browser offers passkeys in the autofill of email fields. */
export const supportsPasskeyAutofill = async (): Promise<boolean> =>
  supportsPasskeys() && (await library()).browserSupportsWebAuthnAutofill();

/** Thrown when the user, the browser or the device cancels a passkey request. */
export class PasskeyCancelled extends Error {
  /** Whether the device already has a passkey for this account. */
  readonly isThereAlready: boolean;

  constructor(cause: unknown) {
    super('', { cause });
    this.name = 'NotDone';
    this.isThereAlready = cause instanceof Error && cause.name === 'InvalidStateError';
  }
}

const orNotDone = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw new PasskeyCancelled(error);
  }
};

/** Requests an assertion from a device. With `offered`, waits until the user picks a passkey from the autofill. */
export const getPasskeyAssertion = async (
  question: PasskeyRequestOptions,
  offered: boolean,
): Promise<PasskeyAssertion> => {
  const { startAuthentication } = await library();
  const asked = { optionsJSON: question, useBrowserAutofill: offered, verifyBrowserAutofillInput: false };
  const { id, rawId, type, response } = await orNotDone(startAuthentication(asked));
  return { id, rawId, type, response };
};

/** Creates a passkey on a device. */
export const createPasskey = async (making: PasskeyCreationOptions): Promise<PasskeyRegistration> => {
  const { startRegistration } = await library();
  const { id, rawId, type, response } = await orNotDone(startRegistration({ optionsJSON: making }));
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject } };
};

/** Cancels a pending passkey request in the browser. */
export const cancelPasskeyRequest = async (): Promise<void> => {
  (await library()).WebAuthnAbortService.cancelCeremony();
};
