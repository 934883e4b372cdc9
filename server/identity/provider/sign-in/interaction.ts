import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import { signInEndpoint } from '#contract/identity/endpoints.ts';
import type { Config } from '#server/platform/config/config.ts';
import { interactionCookie } from '../create-provider.ts';
import { setPublicUrlHeaders } from '../mount-provider.ts';

export interface ProviderRequest {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly provider: Provider;
}

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** The started sign-in that this browser answers; undefined when it has run out or is another browser's. */
export const interactionOf = async (
  { provider, config }: ProviderRequest,
  request: FastifyRequest,
  reply: FastifyReply,
  uid: string,
): Promise<Interaction | undefined> => {
  setPublicUrlHeaders(request.raw, config);
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    return interaction.uid === uid ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
};

/** Answers a started sign-in with who it is; what comes back is where it goes on. */
export const answerInteraction = async (
  { provider, config }: ProviderRequest,
  reply: FastifyReply,
  interaction: Interaction,
  who: { userId: string; amr: string[] },
): Promise<{ returnTo: string }> => {
  // Another person's sign-in in the same browser begins anew, so that nothing of the one before is carried on.
  const before = interaction.session;
  if (before && before.accountId !== who.userId) {
    const session = await provider.Session.findByUid(before.uid);
    await session?.destroy();
    delete interaction.session;
  }
  interaction.result = { login: { accountId: who.userId, amr: who.amr } };
  await interaction.persist();
  // The question is answered; what tied it to this browser is of no more use.
  const path = signInEndpoint.path.replace('{uid}', interaction.uid);
  const cookie = interactionCookie(config);
  // Without `secure` a browser drops the line, because of the prefix.
  const secure = config.publicUrl.startsWith('https:');
  for (const name of [cookie, `${cookie}.sig`]) reply.clearCookie(name, { path, secure });
  return { returnTo: interaction.returnTo };
};
