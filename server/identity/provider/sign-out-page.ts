import type { KoaContextWithOIDC } from 'oidc-provider';
import { signOutPageCopy } from '../copy.ts';

/** Submits the form of the page below at once. The script is a separate file because of the strict CSP. */
export const signOutScript = 'document.forms[0].submit();\n';

/** The style of the page shown briefly between the portal and the sign-in page. */
export const signOutStyle = `:root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif; }
body { display: grid; place-content: center; gap: 16px; min-height: 100vh; margin: 0; }
`;

const page = (head: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${signOutPageCopy.title}</title>
<link rel="stylesheet" href="/identity/sign-out.css">
${head}</head>
<body>
<p>${signOutPageCopy.progress}</p>
${body}
</body>
</html>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Continues to an external provider's sign-out. This is a page rather than a redirect because our own sign-out form
 * leads here, and the strict CSP blocks form submissions that end at another origin.
 */
export const externalSignOutPage = (url: string): string =>
  page(
    `<meta http-equiv="refresh" content="0; url=${escaped(url)}">\n`,
    `<a href="${escaped(url)}">${signOutPageCopy.signOut}</a>`,
  );

/**
 * Renders the provider's part of signing out. The user already confirmed in the portal, so the form is submitted
 * without asking again.
 */
export const signOutPage = (ctx: KoaContextWithOIDC, form: string): void => {
  const filled = form.replace(
    '</form>',
    `<input type="hidden" name="logout" value="yes"/><button>${signOutPageCopy.signOut}</button></form>`,
  );
  ctx.body = page('', `${filled}\n<script src="/identity/sign-out.js"></script>`);
};
