import type {
  PasskeyRegistration,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '#contract/identity/shapes/passkeys.ts';

/** Loaded where somebody has a use for it: the first page of everybody else does without. */
const library = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys at all. */
export const supportsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Whether it offers them by itself, beside the addresses that it fills in. */
export const supportsPasskeyAutofill = async (): Promise<boolean> =>
  supportsPasskeys() && (await library()).browserSupportsWebAuthnAutofill();

/** Nothing came of it: the person, the browser or the device did not go on. */
export class PasskeyCancelled extends Error {
  /** The device has a passkey for this account already. */
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

/** Has a device answer; `offered`: once somebody picks a passkey where the browser fills in addresses. */
export const getPasskeyAssertion = async (
  question: PasskeyRequestOptions,
  offered: boolean,
): Promise<PasskeyAssertion> => {
  const { startAuthentication } = await library();
  const asked = { optionsJSON: question, useBrowserAutofill: offered, verifyBrowserAutofillInput: false };
  const { id, rawId, type, response } = await orNotDone(startAuthentication(asked));
  return { id, rawId, type, response };
};

/** Has a device make a passkey. */
export const createPasskey = async (making: PasskeyCreationOptions): Promise<PasskeyRegistration> => {
  const { startRegistration } = await library();
  const { id, rawId, type, response } = await orNotDone(startRegistration({ optionsJSON: making }));
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject } };
};

/** Takes back what the browser was asked for, where it still waits for somebody. */
export const cancelPasskeyRequest = async (): Promise<void> => {
  (await library()).WebAuthnAbortService.cancelCeremony();
};
