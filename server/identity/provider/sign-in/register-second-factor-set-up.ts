import type { FastifyInstance } from 'fastify';
import {
  beginRequiredSecondFactorEndpoint,
  confirmRequiredSecondFactorEndpoint,
} from '#contract/identity/endpoints.ts';
import { beginRequiredSecondFactor, confirmRequiredSecondFactor } from '#contract/identity/operations/second-factor.ts';
import { identityRefusals } from '#contract/identity/refusals.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Limiter } from '#server/platform/http/limiter.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { endSecondFactorSetUp, findSecondFactorSetUp } from '../../commands/factors/required-set-up.ts';
import { beginSecondFactor, confirmSecondFactor } from '../../commands/factors/second-factor.ts';
import { signInOrigin } from '../credentials/devices.ts';
import { limitCodeAttempts } from '../credentials/reauthenticate.ts';
import { otpauthUrl } from '../second-factor/totp.ts';
import { registerSessionCall } from '../session-calls.ts';
import { completeInteraction, interactionOf, type ProviderContext } from './interaction.ts';

const reason = 'set up a required second factor';

/**
 * Registers the step between a correct password and the end of a sign-in, if the user's role requires a second factor
 * that they don't have. Nothing else is possible until it is set up, since the sign-in has no code, session or token
 * yet.
 */
export const registerSecondFactorSetUp = (
  app: FastifyInstance,
  given: ProviderContext & {
    config: Pick<Config, 'publicUrl' | 'rateLimits' | 'secret'>;
    source: ScopeSource;
    limiter: Limiter;
  },
): void => {
  const { source, limiter, config } = given;
  const { secret } = config;
  const expired = () => refuse(identityRefusals['sign-in-expired']);
  const find = (uid: string) => inSystemScope(source, reason, (scope) => findSecondFactorSetUp(scope, uid));
  registerSessionCall(
    app,
    beginRequiredSecondFactor,
    beginRequiredSecondFactorEndpoint,
    async (request, reply, { uid }) => {
      const interaction = await interactionOf(given, request, reply, uid);
      const found = interaction && (await find(uid));
      if (!found) return expired();
      if (!(await limiter(`set up ${found.userId}`, config.rateLimits.signInPerMinute)).isWithin)
        return refuse(identityRefusals['sign-in-paused']);
      const { userId } = found;
      const begun = await inSystemScope(source, reason, (scope) => beginSecondFactor(scope, { userId, secret }));
      return begun instanceof Refused
        ? begun
        : { secret: begun.secret, otpauthUrl: otpauthUrl(begun.secret, begun.email) };
    },
  );
  registerSessionCall(
    app,
    confirmRequiredSecondFactor,
    confirmRequiredSecondFactorEndpoint,
    async (request, reply, { uid, code }) => {
      const interaction = await interactionOf(given, request, reply, uid);
      const found = interaction && (await find(uid));
      if (!found) return expired();
      const { userId } = found;
      const from = { userId, ...signInOrigin(request, config) };
      const confirmed = await limitCodeAttempts(given, from, () =>
        inSystemScope(source, reason, async (scope) => {
          const done = await confirmSecondFactor(scope, { userId, secret, code });
          if (!(done instanceof Refused)) await endSecondFactorSetUp(scope, uid);
          return done;
        }),
      );
      if (confirmed instanceof Refused) return confirmed;
      const answered = await completeInteraction(given, reply, interaction, { userId, amr: ['pwd', 'otp'] });
      return { ...answered, recoveryCodes: confirmed.recoveryCodes };
    },
  );
};
