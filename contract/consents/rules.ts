import { defineCopy } from '#contract/common/copy.ts';
import type { ConsentState } from './states.ts';

/** The number of days within which a candidate can answer. */
export const consentDays = 14;
/**
 * The number of days after a candidate's refusal or withdrawal during which an agency can't ask them again about the
 * same talent request.
 */
export const askAgainDays = 7;
/** The number of days after which the candidate is reminded, once, if there is no answer. */
export const consentReminderDays = 3;
/** The number of hours after which the agency may send the email again. */
export const consentResendHours = 24;
/**
 * The number of requests about one talent request that a candidate can be sent within `consentResendHours`: one, and
 * another that corrects it.
 */
export const maxRecentRequests = 2;
/** How long a code for downloading and deleting data is valid, in minutes. */
export const consentCodeMinutes = 15;

/** Returns the path of a candidate's consent page, from the link's token. */
export const consentPath = (token: string): string => `/consent/${token}`;

/** Whether the candidate can still answer. */
export const isConsentAnswerable = (request: { state: ConsentState; expiresAt: Date }, now: Date): boolean =>
  request.state === 'waiting' && now < request.expiresAt;

/** The parties and the position covered by a consent. */
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

/**
 * A version of the text. Versions are never edited, because each answer refers to the version that the candidate read.
 */
export type ConsentTextVersion = keyof typeof versions;
export const currentConsentText: ConsentTextVersion = 1;

/** Returns the sentences that a candidate agrees to. */
export const consentText = (version: number, parties: ConsentParties): readonly string[] => {
  const text = versions[version as ConsentTextVersion];
  return [text.represent({ ...parties }), text.share({ agency: parties.agency, client: parties.client }), text.limits];
};
