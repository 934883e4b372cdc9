import { defineCopy } from '#contract/common/copy.ts';
import type { ConsentState } from './states.ts';

/** How long a candidate may take to answer. */
export const consentDays = 14;
/** When the candidate is reminded once, if there is no answer. */
export const consentReminderDays = 3;
/** The agency may send the email again after this. */
export const resendHours = 24;
/** How long a code for downloading and deleting is valid. */
export const codeMinutes = 15;

/** The page of a candidate, by the token of the link. */
export const consentPath = (token: string): string => `/consent/${token}`;

/** Whether the candidate can still answer. */
export const isAnswerable = (request: { state: ConsentState; expiresAt: Date }, now: Date): boolean =>
  request.state === 'waiting' && now < request.expiresAt;

/** The parties and the position that a consent is about. */
export interface ConsentParties {
  readonly agency: string;
  readonly client: string;
  readonly job: string;
}

const versions = {
  1: defineCopy('consents.text-1', {
    represent: 'I agree that {agency} may represent me to {client} for the position “{job}”.',
    share: '{agency} may give {client} the details, the documents and the answers listed on this page.',
    limits:
      'My consent covers this position only. I can withdraw it at any time with the link in the email. My candidacy then ends, unless I have already been hired.',
  }),
} as const;

/** Versions are never edited: an answer names the one that the candidate read. */
export type ConsentTextVersion = keyof typeof versions;
export const currentConsentText: ConsentTextVersion = 1;

/** The sentences that a candidate agrees to. */
export const consentText = (version: number, parties: ConsentParties): readonly string[] => {
  const text = versions[version as ConsentTextVersion];
  return [text.represent({ ...parties }), text.share({ agency: parties.agency, client: parties.client }), text.limits];
};
