import { defineCopy, registerMessages } from './copy.ts';
import type { ReasonCode } from './reasons/codes.ts';

/** An expected "no", declared once in a room's refusals.ts. A command returns it and never throws it. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 422 | 429 | 503 | 507;
  readonly message: string;
}

/**
 * Why an action is not allowed, what would unblock it, and who can do that. The reason is shown next to the control.
 */
export interface Reason<Code extends string = ReasonCode> {
  code: Code;
  text: string;
  unblockBy?: string | undefined;
  who?: string | undefined;
}

/**
 * The caller's right to perform an action on a record, as sent by the server: allowed, or not allowed with the reasons.
 */
export type Right<Code extends string = ReasonCode> = { allowed: true } | { allowed: false; reasons: Reason<Code>[] };

/** Whether an action may still become possible: each reason against it says what would unblock it. */
export const canBeUnblocked = (reasons: readonly Reason<string>[]): boolean =>
  reasons.every(({ unblockBy }) => unblockBy !== undefined);

type Table = Record<string, { readonly status: Refusal['status']; readonly message: string }>;

/**
 * Declares a room's refusals. The key is the code in the API; the sentence is a catalogue message. An entry can also be
 * a refusal that another table has declared; its key must then be that refusal's code.
 */
export const refusals = <const T extends Table>(
  room: string,
  table: T,
): { readonly [Code in keyof T & string]: Refusal<Code> } => {
  const isShared = (entry: Table[string]): entry is Refusal => 'code' in entry;
  const entries = Object.entries(table);
  const own = entries.filter(([, entry]) => !isShared(entry));
  const copy = defineCopy(`${room}.refusal`, Object.fromEntries(own.map(([code, { message }]) => [code, message])));
  const declared = Object.fromEntries(
    entries.map(([code, entry]) => [
      code,
      isShared(entry)
        ? entry
        : {
            code,
            status: entry.status,
            get message() {
              return copy[code] ?? '';
            },
          },
    ]),
  );
  registerMessages(copy, declared);
  return declared as never;
};

/** The refusals that any operation may return without declaring them. */
export const commonRefusals = refusals('common', {
  'invalid-input': { status: 400, message: 'Please check the marked fields.' },
  'invalid-key': { status: 400, message: 'The Idempotency-Key must be 8 to 100 letters, digits or hyphens.' },
  'not-signed-in': { status: 401, message: 'Your login session has expired. Please log in again.' },
  'jwt-expired': { status: 401, message: 'jwt expired' },
  'jwt-malformed': { status: 401, message: 'jwt malformed' },
  forbidden: { status: 403, message: 'You don’t have permission to do this.' },
  'password-again': { status: 403, message: 'Enter your password again to continue.' },
  'foreign-id': { status: 403, message: 'The ID in the request doesn’t match the signed-in user.' },
  'tenant-not-approved': {
    status: 403,
    message: 'Your agency isn’t active yet. You’ll get access when Rolecall approves it.',
  },
  'tenant-declined': {
    status: 403,
    message: 'Rolecall declined your agency, so you can’t use this. Contact support if you think this is a mistake.',
  },
  'not-found': { status: 404, message: 'This record doesn’t exist or you don’t have access to it.' },
  'key-in-flight': { status: 409, message: 'The same request is still being processed.' },
  'file-too-large': { status: 413, message: 'The file is too large.' },
  'request-too-large': { status: 413, message: 'The request is too large.' },
  'address-too-long': { status: 414, message: 'The request URL is too long.' },
  'content-type': { status: 415, message: 'This content type isn’t supported.' },
  'file-type': { status: 415, message: 'This file type isn’t supported.' },
  'picture-unusable': { status: 422, message: 'This picture can’t be processed.' },
  'key-reused': { status: 422, message: 'This Idempotency-Key was already used for a different request.' },
  'too-many-requests': { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  'store-away': {
    status: 503,
    message: 'File storage is unavailable at the moment. Nothing was changed, and what you typed is still here.',
  },
  'no-room': {
    status: 507,
    message: 'There isn’t enough storage space to save this. Nothing was changed. Try again in a few minutes.',
  },
  unavailable: { status: 503, message: 'Rolecall is unavailable at the moment. What you typed is still here.' },
});
