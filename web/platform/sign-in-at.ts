import { externalProviderMeta } from '#contract/identity/rules.ts';

let known: string | null | undefined;

/** Returns the name of the external sign-in provider, or null if users sign in here. */
export const externalSignInName = (): string | null => {
  known ??= document.querySelector(`meta[name="${externalProviderMeta}"]`)?.getAttribute('content') ?? null;
  return known;
};
