import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import { signInEndpoint } from '#contract/identity/endpoints.ts';
import type { Config } from '#server/platform/config/config.ts';
import { interactionCookieName } from '../create-provider.ts';
import { setPublicUrlHeaders } from '../mount-provider.ts';

export interface ProviderContext {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly provider: Provider;
}

export type SignInInteraction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Returns the sign-in in progress in this browser; undefined if it has expired or belongs to another browser. */
export const interactionOf = async (
  { provider, config }: ProviderContext,
  request: FastifyRequest,
  reply: FastifyReply,
  uid: string,
): Promise<SignInInteraction | undefined> => {
  setPublicUrlHeaders(request.raw, config);
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    return interaction.uid === uid ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
};

/** Completes a sign-in in progress for a user. Returns the URL to continue at. */
export const completeInteraction = async (
  { provider, config }: ProviderContext,
  reply: FastifyReply,
  interaction: SignInInteraction,
  who: { userId: string; amr: string[] },
): Promise<{ returnTo: string }> => {
  // If another user was signed in to this browser, their session is removed first, so that none of its data is carried
  // over.
  const before = interaction.session;
  if (before && before.accountId !== who.userId) {
    const session = await provider.Session.findByUid(before.uid);
    await session?.destroy();
    delete interaction.session;
  }
  interaction.result = { login: { accountId: who.userId, amr: who.amr } };
  await interaction.persist();
  // The sign-in is complete, so the cookie that bound it to this browser is no longer needed.
  const path = signInEndpoint.path.replace('{uid}', interaction.uid);
  const cookie = interactionCookieName(config);
  // Without `secure`, a browser ignores the header because of the cookie prefix.
  const secure = config.publicUrl.startsWith('https:');
  for (const name of [cookie, `${cookie}.sig`]) reply.clearCookie(name, { path, secure });
  return { returnTo: interaction.returnTo };
};
