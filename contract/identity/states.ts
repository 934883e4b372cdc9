/** What a mailed link is good for. */
export const linkPurposes = ['confirm-email', 'create-password', 'reset-password'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** What somebody who cannot sign in may ask to be mailed. */
const accountRequestKinds = ['confirm-email', 'reset-password'] as const;
export type AccountRequestKind = (typeof accountRequestKinds)[number];

const hour = 3600;

/** For how long a link is good. An invitation waits for somebody who did not ask for it. */
export const linkLifetimeSeconds: Readonly<Record<LinkPurpose, number>> = {
  'confirm-email': 24 * hour,
  'create-password': 72 * hour,
  'reset-password': hour,
};

/** Why a sign-in at a provider outside came to nothing, as the page of the sign-in is told. */
const externalFailures = [
  'external-away',
  'external-refused',
  'external-expired',
  'external-unverified',
  'external-unknown',
] as const;
export type ExternalFailure = (typeof externalFailures)[number];
