import type { FastifyInstance } from 'fastify';
import { portalClientId } from '#contract/identity/rules.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Limiter } from '#server/platform/http/limiter.ts';
import type { VerifyToken } from '#server/platform/http/mount.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { ScopeSource } from '#server/platform/scope/open.ts';
import { createCheckCredentials } from './provider/credentials/check-credentials.ts';
import { createProvider, signedOutUrl } from './provider/create-provider.ts';
import { createExternalOidcClient } from './provider/external/external-oidc-client.ts';
import { registerIdentityRefusals } from './provider/external/refuse-identity-calls.ts';
import { registerExternal } from './provider/external/register-external.ts';
import { registerPasswords } from './provider/credentials/register-passwords.ts';
import { fetchInProcess } from './provider/fetch-in-process.ts';
import { loadKeys } from './provider/keys.ts';
import { mountProvider } from './provider/mount-provider.ts';
import { createOidcClient } from './provider/oidc-client.ts';
import { registerAdminToken } from './provider/register-admin-token.ts';
import { registerOwnSessions } from './provider/session/register-own-sessions.ts';
import { registerSecondFactor } from './provider/second-factor/register-second-factor.ts';
import { createCheckPasskey } from './provider/passkeys/check-passkey.ts';
import { registerPasskeys } from './provider/passkeys/register-passkeys.ts';
import { registerSession } from './provider/session/register-session.ts';
import { registerSignIn } from './provider/sign-in/register-sign-in.ts';
import { createTokenVerifier, tokenIssuerOf } from './provider/tokens.ts';

export interface Identity {
  /** Reads the session from a bearer token. */
  readonly verify: VerifyToken;
  /** Mounts the identity provider at /identity, and registers the sign-in and session calls. */
  register(app: FastifyInstance): Promise<void>;
}

/** Creates the identity provider and the portal's sessions. */
export const createIdentity = async (given: {
  config: Config;
  source: ScopeSource;
  log: Log;
  limiter: Limiter;
}): Promise<Identity> => {
  const { config, source, log, limiter } = given;
  const keys = await loadKeys(source, config);
  const verify = await createTokenVerifier(config, keys, source.clock);
  const external = config.externalIdentity && createExternalOidcClient(config.externalIdentity, config.publicUrl);
  if ((await external?.check()) === 'away')
    log.warn(
      { issuer: config.externalIdentity?.issuer },
      'the identity provider in OIDC_ISSUER cannot be reached; nobody can sign in until it can, but open sessions continue',
    );
  return {
    verify,
    register: async (app) => {
      const provider = createProvider({ config, keys, source, log });
      const oidcClient = createOidcClient({
        issuer: tokenIssuerOf(config),
        clientId: portalClientId,
        clientSecret: keys.clientSecret,
        publicUrl: config.publicUrl,
        signedOutAt: signedOutUrl(config),
        fetch: fetchInProcess(app),
      });
      await mountProvider(app, provider, config);
      registerAdminToken(app, { config, source, keys, verify });
      registerOwnSessions(app, { source, verify });
      if (external) {
        registerExternal(app, { config, source, provider, external });
        registerIdentityRefusals(app, { source, verify });
      } else {
        const checkCredentials = createCheckCredentials({ source, config, limiter });
        const checkPasskey = createCheckPasskey(source, config);
        registerSecondFactor(app, { config, source, verify, limiter });
        registerPasswords(app, { config, source, verify, checkCredentials });
        registerPasskeys(app, { config, source, verify, checkCredentials });
        registerSignIn(app, { config, source, provider, limiter, checkCredentials, checkPasskey });
      }
      registerSession(app, { config, source, keys, oidcClient, verify });
    },
  };
};

export { createSessionActivity, type SessionActivity } from './provider/session/session-activity.ts';
export { readSidebar } from './queries/read-user-profile.ts';
export { roleNameOf } from './rules/role-of.ts';
export { enqueueAccountEmail } from './commands/enqueue-account-email.ts';
export { createPasswordToken } from './commands/create-token.ts';
export { eraseUserAccount, formerUserName } from './commands/erase-user-account.ts';
export { registerAuditor } from './commands/register/register-auditor.ts';
export { registerCompanyUser, type CompanyUser } from './commands/register/register-company-user.ts';
export { hasSecondFactor } from './queries/has-second-factor.ts';
export { removeUnreadableApps } from './commands/factors/remove-unreadable-apps.ts';
export { warnAboutUnreadableApps } from './provider/second-factor/warn-about-unreadable-apps.ts';
export { listUsersWithUnreadableApps, type UserWithUnreadableApp } from './queries/unreadable-apps.ts';
export { readOwnAccount } from './queries/own-account.ts';
export { listStaffRecipients } from './queries/staff.ts';
