import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import {
  requestPasswordResetEndpoint,
  confirmEmailEndpoint,
  readEmailedLinkEndpoint,
  registerEndpoint,
  resendConfirmationEndpoint,
  setPasswordEndpoint,
} from '#contract/identity/endpoints.ts';
import type { readEmailedLink as readLinkOperation } from '#contract/identity/operations/links.ts';
import type { register } from '#contract/identity/operations/registration.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { callApi } from '#web/platform/client.ts';

export type EmailedLink = OutputOf<typeof readLinkOperation>;

const byNobody = { isPublic: true } as const;

export const registerAgency = (input: SentInputOf<typeof register>) => callApi(registerEndpoint, input, byNobody);
export const resendConfirmation = (email: string) => callApi(resendConfirmationEndpoint, { email }, byNobody);
export const requestPasswordReset = (email: string) => callApi(requestPasswordResetEndpoint, { email }, byNobody);
export const readEmailedLink = (token: string) => callApi(readEmailedLinkEndpoint, { token }, byNobody);
export const setPassword = (token: string, password: string) =>
  callApi(setPasswordEndpoint, { token, password }, byNobody);
export const confirmEmail = (token: string, password: string | undefined) =>
  callApi(confirmEmailEndpoint, { token, ...(password === undefined ? {} : { password }) }, byNobody);

/** Returns the server's error messages by field, using the form's field names. */
export const fieldErrorMessages = (
  error: unknown,
  names: Readonly<Record<string, string>> = {},
): Record<string, string> => {
  if (!(error instanceof Problem)) return {};
  const own = new Map(Object.entries(names).map(([field, wire]) => [wire, field]));
  return Object.fromEntries(error.fields.map(({ field, message }) => [own.get(field) ?? field, message]));
};
