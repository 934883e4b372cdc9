import type { BrowserFamily } from '#contract/profile/states.ts';

/** The family that a browser says it is of. On iOS the engine is always Safari's, and the name is what counts. */
export const familyOf = (userAgent: string): BrowserFamily => {
  if (/\b(Firefox|FxiOS)\//.test(userAgent)) return 'firefox';
  if (/\b(Chrome|Chromium|CriOS|HeadlessChrome|EdgiOS)\//.test(userAgent)) return 'chrome';
  return /\bSafari\//.test(userAgent) ? 'safari' : 'other';
};
