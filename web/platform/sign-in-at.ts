import { signInAtMeta } from '#contract/identity/rules.ts';

let known: string | null | undefined;

/** Returns the name of the external sign-in provider, or null if users sign in here. */
export const signInAt = (): string | null => {
  known ??= document.querySelector(`meta[name="${signInAtMeta}"]`)?.getAttribute('content') ?? null;
  return known;
};
