import type { FastifyInstance } from 'fastify';
import { signInEndpoint } from '#contract/identity/endpoints.ts';
import { readPasskeyChallengeEndpoint, signInWithPasskeyEndpoint } from '#contract/identity/endpoints/passkeys.ts';
import { readPasskeyChallenge, signInWithPasskey } from '#contract/identity/operations/passkeys.ts';
import { signIn } from '#contract/identity/operations.ts';
import { identityRefusals } from '#contract/identity/refusals.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Limiter } from '#server/platform/http/limiter.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { startSecondFactorSetUp } from '../../commands/factors/required-set-up.ts';
import { maxAccountsPerAddress, type CheckCredentials } from '../credentials/check-credentials.ts';
import { signInOrigin } from '../credentials/devices.ts';
import { issueChallenge } from '../passkeys/challenges.ts';
import type { CheckPasskey } from '../passkeys/check-passkey.ts';
import { challengeSeconds, relyingPartyOf } from '../passkeys/relying-party.ts';
import { registerSessionCall } from '../session-calls.ts';
import { completeInteraction, interactionOf, type ProviderContext } from './interaction.ts';
import { registerSecondFactorSetUp } from './register-second-factor-set-up.ts';

type Given = ProviderContext & {
  config: Pick<Config, 'publicUrl' | 'rateLimits' | 'secret'>;
  source: ScopeSource;
  checkCredentials: CheckCredentials;
  checkPasskey: CheckPasskey;
  limiter: Limiter;
};

/**
 * Registers the route that redirects a sign-in in progress to our page. A page that fetches the route gets the
 * sign-in's ID instead of the redirect.
 */
const registerQuestion = (app: FastifyInstance): void => {
  app.get<{ Params: { uid: string } }>(
    signInEndpoint.path.replace('{uid}', ':uid'),
    { config: { operation: signIn.name } },
    (request, reply) => {
      const { uid } = request.params;
      reply.header('Cache-Control', 'no-store');
      return request.headers.accept?.includes('application/json')
        ? reply.send({ interaction: uid })
        : reply.redirect(`/login?interaction=${encodeURIComponent(uid)}`, 303);
    },
  );
};

/**
 * Registers the route for the password of a sign-in in progress, and for a second factor if the user has turned one on.
 */
const registerPassword = (app: FastifyInstance, given: Given): void => {
  registerSessionCall(app, signIn, signInEndpoint, async (request, reply, { uid, email, password, code, passkey }) => {
    const interaction = await interactionOf(given, request, reply, uid);
    if (!interaction) return refuse(identityRefusals['sign-in-expired']);
    const checked = await given.checkCredentials({
      email,
      password,
      code,
      isSignIn: true,
      ...signInOrigin(request, given.config),
      ...(passkey ? { isTheirs: async (userId) => (await given.checkPasskey(uid, passkey))?.userId === userId } : {}),
    });
    if (checked instanceof Refused) return checked;
    if (checked.mustSetUp) {
      await inSystemScope(given.source, 'start the set-up of a required second factor', (scope) =>
        startSecondFactorSetUp(scope, uid, checked.userId),
      );
      return refuse(identityRefusals['second-factor-setup-needed']);
    }
    const amr = ['pwd', ...(passkey ? ['pop'] : code === undefined ? [] : ['otp'])];
    return completeInteraction(given, reply, interaction, { userId: checked.userId, amr });
  });
};

/**
 * Registers the routes for completing a sign-in with a passkey. The device has verified the user, so the passkey counts
 * as both factors.
 */
const registerPasskey = (app: FastifyInstance, given: Given): void => {
  const { source, config, limiter } = given;
  const share = config.rateLimits.signInPerMinute * maxAccountsPerAddress;
  registerSessionCall(app, readPasskeyChallenge, readPasskeyChallengeEndpoint, async (request, reply, { uid }) => {
    if (!(await limiter(`passkey asked ${request.ip}`, share)).isWithin)
      return refuse(identityRefusals['sign-in-paused']);
    if (!(await interactionOf(given, request, reply, uid))) return refuse(identityRefusals['sign-in-expired']);
    return {
      challenge: await issueChallenge(source, `sign-in ${uid}`),
      rpId: relyingPartyOf(config.publicUrl).id,
      timeout: challengeSeconds * 1000,
      userVerification: 'required' as const,
    };
  });
  registerSessionCall(
    app,
    signInWithPasskey,
    signInWithPasskeyEndpoint,
    async (request, reply, { uid, credential }) => {
      if (!(await limiter(`passkey ${request.ip}`, share)).isWithin) return refuse(identityRefusals['sign-in-paused']);
      const interaction = await interactionOf(given, request, reply, uid);
      if (!interaction) return refuse(identityRefusals['sign-in-expired']);
      const who = await given.checkPasskey(uid, credential);
      if (!who) return refuse(identityRefusals['wrong-passkey']);
      if (!who.isEmailVerified) return refuse(identityRefusals['email-not-verified']);
      return completeInteraction(given, reply, interaction, { userId: who.userId, amr: ['pop', 'user'] });
    },
  );
};

/** Registers the routes for the steps of a sign-in in progress. */
export const registerSignIn = (app: FastifyInstance, given: Given): void => {
  registerQuestion(app);
  registerPassword(app, given);
  registerPasskey(app, given);
  registerSecondFactorSetUp(app, given);
};
