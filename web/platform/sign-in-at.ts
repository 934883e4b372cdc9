import { signInAtMeta } from '#contract/identity/rules.ts';

let known: string | null | undefined;

/** The provider outside at which people sign in, by its name; null where they sign in with us. */
export const signInAt = (): string | null => {
  known ??= document.querySelector(`meta[name="${signInAtMeta}"]`)?.getAttribute('content') ?? null;
  return known;
};
