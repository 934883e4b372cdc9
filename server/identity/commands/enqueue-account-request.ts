import type { InputOf } from '#contract/common/operation.ts';
import type {
  requestConfirmation as confirmationOperation,
  requestPasswordReset as resetOperation,
} from '#contract/identity/operations/registration.ts';
import { linkTargetPath } from '#contract/identity/rules.ts';
import type { AccountRequestKind } from '#contract/identity/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

/**
 * Queues a request from a visitor who isn't signed in. A job looks up the address later, so that neither the response
 * nor its timing reveals whether the address exists.
 */
export const enqueueAccountRequest = async (
  scope: SystemScope,
  kind: AccountRequestKind,
  email: string,
  nextPath: string | null = null,
): Promise<void> => {
  await scope.db
    .insertInto('accountAsk')
    .values({ id: newId(), kind, email: email.toLowerCase(), nextPath, askedAt: scope.now })
    .execute();
};

/** Requests the email that confirms an address. */
export const requestConfirmation = async (
  scope: SystemScope,
  { email, url }: InputOf<typeof confirmationOperation>,
): Promise<Record<string, never>> => {
  await enqueueAccountRequest(scope, 'confirm-email', email, url === undefined ? null : (linkTargetPath(url) ?? null));
  return {};
};

/** Requests the email for choosing a new password. */
export const requestPasswordReset = async (
  scope: SystemScope,
  { email }: InputOf<typeof resetOperation>,
): Promise<Record<string, never>> => {
  await enqueueAccountRequest(scope, 'reset-password', email);
  return {};
};
