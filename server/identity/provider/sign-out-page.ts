import type { KoaContextWithOIDC } from 'oidc-provider';

/** Sends the form of the page below as soon as it stands; a file of its own, because of the strict CSP. */
export const signOutScript = 'document.forms[0].submit();\n';

/** The look of the moment between the portal and its sign-in page. */
export const signOutStyle = `:root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif; }
body { display: grid; place-content: center; gap: 16px; min-height: 100vh; margin: 0; }
`;

const page = (head: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rolecall | Sign out</title>
<link rel="stylesheet" href="/identity/sign-out.css">
${head}</head>
<body>
<p>Signing out…</p>
${body}
</body>
</html>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Goes on to the sign-out of a provider outside. A page and no redirect: the form of our own sign-out leads here, and
 * the strict CSP lets no form lead to another place.
 */
export const externalSignOutPage = (url: string): string =>
  page(`<meta http-equiv="refresh" content="0; url=${escaped(url)}">\n`, `<a href="${escaped(url)}">Sign out</a>`);

/** The provider's part of signing out: asked for by the portal, so it is not asked for again. */
export const signOutPage = (ctx: KoaContextWithOIDC, form: string): void => {
  const filled = form.replace(
    '</form>',
    '<input type="hidden" name="logout" value="yes"/><button>Sign out</button></form>',
  );
  ctx.body = page('', `${filled}\n<script src="/identity/sign-out.js"></script>`);
};
