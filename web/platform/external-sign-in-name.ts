import { externalProviderMetaName } from '#contract/identity/rules.ts';

let known: string | null | undefined;

/** Returns the name of the external sign-in provider, or null if users sign in here. */
export const externalSignInName = (): string | null => {
  known ??= document.querySelector(`meta[name="${externalProviderMetaName}"]`)?.getAttribute('content') ?? null;
  return known;
};
