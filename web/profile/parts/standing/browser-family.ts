import type { BrowserFamily } from '#contract/profile/states.ts';

/**
 * Returns the browser family from the user agent. On iOS every browser uses Safari's engine, so the family depends on
 * the browser's name, not on the engine.
 */
export const browserFamilyOf = (userAgent: string): BrowserFamily => {
  if (/\b(Firefox|FxiOS)\//.test(userAgent)) return 'firefox';
  if (/\b(Chrome|Chromium|CriOS|HeadlessChrome|EdgiOS)\//.test(userAgent)) return 'chrome';
  return /\bSafari\//.test(userAgent) ? 'safari' : 'other';
};
