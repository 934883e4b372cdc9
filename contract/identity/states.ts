/** The purposes of an emailed link. */
export const linkPurposes = ['confirm-email', 'create-password', 'reset-password'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** The emails that a user can request while signed out. */
const accountRequestKinds = ['confirm-email', 'reset-password'] as const;
export type AccountRequestKind = (typeof accountRequestKinds)[number];

const hour = 3600;

/** The lifetime of a link. An invitation lasts longest, because its recipient did not request it. */
export const linkLifetimeSeconds: Readonly<Record<LinkPurpose, number>> = {
  'confirm-email': 24 * hour,
  'create-password': 72 * hour,
  'reset-password': hour,
};

/** The reasons why a sign-in at an external provider failed, as passed to the sign-in page. */
const externalFailures = [
  'external-away',
  'external-refused',
  'external-expired',
  'external-unverified',
  'external-unknown',
] as const;
export type ExternalSignInFailure = (typeof externalFailures)[number];
