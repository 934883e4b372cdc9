import { isLocalHost } from './is-local.ts';
import type { Settings } from './settings.ts';

/** The settings of an external OpenID provider where users sign in instead of here. */
export interface ExternalIdentity {
  readonly issuer: string;
  /** The provider's display name. */
  readonly name: string;
  readonly clientId: string;
  readonly proof:
    | { readonly secret: string }
    | { readonly pem: string; readonly algorithm: string; readonly keyId: string | undefined };
}

const ofIssuer = [
  'OIDC_NAME',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_PRIVATE_KEY',
  'OIDC_PRIVATE_KEY_ID',
] as const;

/** Returns the problems with the identity provider's settings. */
export const externalIdentityProblems = (read: Settings): string[] => {
  if (read.OIDC_ISSUER === undefined) {
    return ofIssuer
      .filter((name) => read[name] !== undefined)
      .map((name) => `${name} is set without OIDC_ISSUER. Set both, or neither.`);
  }
  const problems: string[] = [];
  const issuer = new URL(read.OIDC_ISSUER);
  if (issuer.protocol !== 'https:' && !isLocalHost(issuer.hostname))
    problems.push(
      'OIDC_ISSUER is not https, so anyone on the network could sign in as any user. Use https://… instead.',
    );
  if (read.OIDC_CLIENT_ID === undefined)
    problems.push('OIDC_CLIENT_ID is missing. It is the client ID of Rolecall at the provider in OIDC_ISSUER.');
  if ((read.OIDC_CLIENT_SECRET === undefined) === (read.OIDC_PRIVATE_KEY === undefined))
    problems.push('OIDC_ISSUER needs OIDC_CLIENT_SECRET or OIDC_PRIVATE_KEY: set one of them.');
  if (read.SIMULATOR === 'on')
    problems.push('SIMULATOR is on with OIDC_ISSUER, but simulated users cannot sign in there. Leave SIMULATOR out.');
  return problems;
};

/** Returns the settings of the external identity provider, if one is configured. */
export const externalIdentitySettings = (read: Settings): { externalIdentity?: ExternalIdentity } => {
  if (read.OIDC_ISSUER === undefined) return {};
  const { OIDC_PRIVATE_KEY: key } = read;
  return {
    externalIdentity: {
      issuer: read.OIDC_ISSUER,
      name: read.OIDC_NAME ?? new URL(read.OIDC_ISSUER).host,
      clientId: read.OIDC_CLIENT_ID ?? '',
      proof: key ? { ...key, keyId: read.OIDC_PRIVATE_KEY_ID } : { secret: read.OIDC_CLIENT_SECRET ?? '' },
    },
  };
};
