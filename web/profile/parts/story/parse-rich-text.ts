/* The Trusted Types API, which TypeScript's DOM library doesn't declare yet. */
interface HtmlPolicy {
  createHTML: (html: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy;
}

/** The Trusted Types policy named in the Content-Security-Policy. No other code may parse HTML. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('rolecall-rich-text', {
  createHTML: (html) => html,
});

/** Parses a rich text into a separate document, in which scripts don't run and nothing is loaded. */
export const parseRichText = (html: string): HTMLElement =>
  new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html').body;
