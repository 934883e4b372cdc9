import type { FastifyInstance } from 'fastify';
import * as at from '#contract/identity/endpoints/passkeys.ts';
import * as operations from '#contract/identity/operations/passkeys.ts';
import { identityRefusals } from '#contract/identity/refusals.ts';
import { maxPasskeys } from '#contract/identity/rules.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { VerifyToken } from '#server/platform/http/mount.ts';
import { runOncePerKey } from '#server/platform/http/session-idempotency.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import * as commands from '../../commands/write-passkey.ts';
import { listUserPasskeys, readPasskeyOwner } from '../../queries/passkeys.ts';
import { findTokenCaller } from '../caller.ts';
import { reauthenticate } from '../credentials/reauthenticate.ts';
import { signInOrigin } from '../credentials/devices.ts';
import type { CheckCredentials } from '../credentials/check-credentials.ts';
import { registerSessionCall } from '../session-calls.ts';
import { issueChallenge, consumeChallenge } from './challenges.ts';
import { passkeyAlgorithms, challengeSeconds, verifyRegistration, relyingPartyOf } from './relying-party.ts';

const reason = 'manage passkeys';

interface Given {
  config: Pick<Config, 'publicUrl'>;
  source: ScopeSource;
  verify: VerifyToken;
  checkCredentials: CheckCredentials;
}

/** Registers the routes with which signed-in users add, list and remove their passkeys. */
export const registerPasskeys = (app: FastifyInstance, given: Given): void => {
  const { source } = given;
  const us = relyingPartyOf(given.config.publicUrl);
  registerSessionCall(app, operations.listPasskeys, at.listPasskeysEndpoint, async (request) => {
    const caller = await findTokenCaller(given, request, operations.listPasskeys.access);
    if (caller instanceof Refused) return caller;
    return inSystemScope(source, reason, (scope) => listUserPasskeys(scope, caller.userId));
  });
  registerSessionCall(app, operations.beginPasskey, at.beginPasskeyEndpoint, async (request, _reply, shown) => {
    const caller = await findTokenCaller(given, request, operations.beginPasskey.access);
    if (caller instanceof Refused) return caller;
    const { userId, sessionId } = caller;
    const refused = await reauthenticate(given, { userId, ...shown, ...signInOrigin(request, given.config) });
    if (refused) return refused;
    const owner = await inSystemScope(source, reason, (scope) => readPasskeyOwner(scope, userId));
    if (owner.credentialIds.length >= maxPasskeys) return refuse(identityRefusals['passkeys-full']);
    return {
      challenge: await issueChallenge(source, `session ${sessionId}`),
      rp: { id: us.id, name: 'Rolecall' },
      user: { id: Buffer.from(userId).toString('base64url'), name: owner.email, displayName: owner.fullName },
      pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ alg, type: 'public-key' as const })),
      timeout: challengeSeconds * 1000,
      excludeCredentials: owner.credentialIds.map((id) => ({ id, type: 'public-key' as const })),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true as const,
        userVerification: 'required' as const,
      },
      attestation: 'none' as const,
    };
  });
  registerSessionCall(
    app,
    operations.addPasskey,
    at.addPasskeyEndpoint,
    async (request, _reply, { name, credential }) => {
      const caller = await findTokenCaller(given, request, operations.addPasskey.access);
      if (caller instanceof Refused) return caller;
      const { userId, sessionId } = caller;
      const added = { operation: operations.addPasskey, request, userId, about: { name, credential } };
      const once = runOncePerKey(source, reason, added);
      // Responding uses up the challenge, so a repeated request gets its stored response here.
      const before = await once.before();
      if (before !== undefined) return before;
      const challenge = await consumeChallenge(source, `session ${sessionId}`, credential.response.clientDataJSON);
      const made = challenge === undefined ? undefined : await verifyRegistration(us, credential, challenge);
      if (!made) return refuse(identityRefusals['passkey-refused']);
      return once.carryOut((scope) => commands.addPasskey(scope, { userId, name, ...made }));
    },
  );
  registerSessionCall(
    app,
    operations.removePasskey,
    at.removePasskeyEndpoint,
    async (request, _reply, { passkeyId, ...shown }) => {
      const caller = await findTokenCaller(given, request, operations.removePasskey.access);
      if (caller instanceof Refused) return caller;
      const { userId } = caller;
      const removed = { operation: operations.removePasskey, request, userId, about: { passkeyId } };
      const once = runOncePerKey(source, reason, removed);
      // A code of the second factor can be used only once, so a repeated request gets its stored response here.
      const before = await once.before();
      if (before !== undefined) return before;
      const refused = await reauthenticate(given, { userId, ...shown, ...signInOrigin(request, given.config) });
      if (refused) return refused;
      return once.carryOut((scope) => commands.removePasskey(scope, { userId, passkeyId }));
    },
  );
};
