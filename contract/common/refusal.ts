import { defineCopy, shareMessages } from './copy.ts';

/** An expected "no": declared once in a room's refusals.ts, returned by a command, never thrown. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 422 | 429 | 503 | 507;
  readonly words: string;
}

/** Why something may not be done, what would unblock it, and who can do that. Shown beside the control. */
export interface Reason {
  code: string;
  text: string;
  unblockBy?: string | undefined;
  who?: string | undefined;
}

/** What a person may do with a record, as the server ships it: yes, or no with its reasons. */
export type Right = { allowed: true } | { allowed: false; reasons: Reason[] };

type Table = Record<string, { readonly status: Refusal['status']; readonly words: string }>;

/** Declares a room's refusals; the key becomes the code on the wire, and the sentence a message of the catalogue. */
export const refusals = <const T extends Table>(
  room: string,
  table: T,
): { readonly [Code in keyof T & string]: Refusal<Code> } => {
  const entries = Object.entries(table);
  const copy = defineCopy(`${room}.refusal`, Object.fromEntries(entries.map(([code, { words }]) => [code, words])));
  const declared = Object.fromEntries(
    entries.map(([code, { status }]) => [
      code,
      {
        code,
        status,
        get words() {
          return copy[code] ?? '';
        },
      },
    ]),
  );
  shareMessages(copy, declared);
  return declared as never;
};

/** The refusals that any operation may give without declaring them. */
export const commonRefusals = refusals('common', {
  'invalid-input': { status: 400, words: 'Please check the marked fields.' },
  'invalid-key': { status: 400, words: 'The Idempotency-Key must be 8 to 100 letters, digits or hyphens.' },
  'not-signed-in': { status: 401, words: 'Your login session has expired. Please log in again.' },
  'jwt-expired': { status: 401, words: 'jwt expired' },
  'jwt-malformed': { status: 401, words: 'jwt malformed' },
  forbidden: { status: 403, words: 'You do not have the right to do this.' },
  'password-again': { status: 403, words: 'Please enter your password again to go on.' },
  'foreign-id': { status: 403, words: 'The id in the request does not match your sign-in.' },
  'tenant-not-approved': {
    status: 403,
    words: 'Your agency is not active yet. It opens here as soon as Rolecall has approved it.',
  },
  'tenant-declined': {
    status: 403,
    words:
      'Rolecall has declined your agency, and this is closed to it. Please write to support if you think otherwise.',
  },
  'not-found': { status: 404, words: 'This record does not exist, or is not yours to see.' },
  'key-in-flight': { status: 409, words: 'The same request is still being carried out.' },
  'file-too-large': { status: 413, words: 'The file is larger than allowed.' },
  'request-too-large': { status: 413, words: 'The request is larger than allowed.' },
  'address-too-long': { status: 414, words: 'The address of the request is longer than allowed.' },
  'content-type': { status: 415, words: 'This kind of content is not accepted.' },
  'file-type': { status: 415, words: 'This kind of file is not accepted.' },
  'key-reused': { status: 422, words: 'This Idempotency-Key was used for another request.' },
  'too-many-requests': { status: 429, words: 'Too many requests. Please wait a moment and try again.' },
  'store-away': {
    status: 503,
    words:
      'The place where files are kept is not reachable at the moment. Nothing was changed. What you typed is still here.',
  },
  'no-room': {
    status: 507,
    words: 'There is no room left to keep this. Nothing was changed. Try again in a few minutes.',
  },
  unavailable: { status: 503, words: 'Rolecall is not reachable at the moment. What you typed is still here.' },
});
