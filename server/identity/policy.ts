import type { SecondFactorState } from './queries/second-factor-requirement.ts';

/** Whether a user may turn off their authenticator app: not if it is the only second factor and their role needs one. */
export const mayTurnOffApp = ({ isRequired, passkeys }: SecondFactorState): boolean => !isRequired || passkeys > 0;

/** Whether a user may remove one of their passkeys: not if it is the only second factor and their role needs one. */
export const mayRemovePasskey = ({ isRequired, hasApp, passkeys }: SecondFactorState): boolean =>
  !isRequired || hasApp || passkeys !== 1;
