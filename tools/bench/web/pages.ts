import type { BrowserContext, Page } from 'playwright-core';
import { waitForNetworkIdle } from '../../browser/network-idle.ts';
import { pageLimits } from './page-limits.ts';

export const agencyEmail = 'owner@harbour.example';
export const employerEmail = 'hiring@northwind.example';
const provider = 'admin@rolecall.example';

/** A page's URL, or the page from which to follow links to it. */
type Place = string | readonly [from: string, ...links: RegExp[]];

export interface PageKind {
  readonly name: string;
  readonly who?: string;
  readonly at: Place;
  /**
   * The limit in kilobytes. Null if a button is pressed to open another part of the page: the page has its own limit
   * and loads that part later.
   */
  readonly barKb: number | null;
  /** The name of a button to press; the code that it loads is added to the page's. */
  readonly press?: string;
}

const board = '/engagement/board?assignToMe=false&pageSize=50';
const own = '/employer/engagements';
const engagement = /^\/engagement\/[\da-f-]{36}$/;
const ownEngagement = /^\/employer\/engagements\/[\da-f-]{36}$/;

const of = (who: string, name: string, at: Place = name): PageKind => ({ name, who, at, barKb: pageLimits.recordKb });
/** Returns a page whose main part is a form. */
const form = (kind: PageKind): PageKind => ({ ...kind, barKb: pageLimits.formKb });
const pressed = (kind: PageKind, press: string): PageKind => ({
  ...kind,
  name: `${kind.name}, ${press}`,
  press,
  barKb: null,
});

/** Every kind of page on which a visit may start, and some overlays that buttons on these pages open. */
export const pageKinds: readonly PageKind[] = [
  { name: '/login', at: '/login', barKb: pageLimits.signInKb },
  of(agencyEmail, '/engagement/board'),
  pressed(of(agencyEmail, '/engagement/board'), 'Download Report'),
  pressed(of(agencyEmail, '/engagement/board'), 'Search or jump to'),
  of(agencyEmail, '/engagement/board/summary'),
  of(agencyEmail, '/engagement/staging'),
  of(agencyEmail, '/auctiondashboard'),
  of(agencyEmail, '/engagement/…', [board, engagement]),
  of(agencyEmail, '/engagement/…/candidates', [board, engagement, /\/candidates$/]),
  form(of(agencyEmail, '/engagement/…/submit/…', [board, engagement, /\/requests$/, /\/submit\//])),
  of(agencyEmail, '/candidate'),
  of(agencyEmail, '/candidates/viewer', [board, engagement, /\/candidates$/, /\/candidates\/viewer/]),
  of(agencyEmail, '/opportunities'),
  of(agencyEmail, '/opportunities/…', ['/opportunities', /^\/opportunities\/[\da-f-]{36}/]),
  pressed(of(agencyEmail, '/opportunities'), 'Saved searches'),
  of(agencyEmail, '/clients'),
  of(agencyEmail, '/clients/…', ['/clients', /^\/clients\/[\da-f-]{36}/]),
  of(agencyEmail, '/prequalification'),
  of(agencyEmail, '/prequalification/…', ['/prequalification', /^\/prequalification\/[\da-f-]{36}/]),
  of(agencyEmail, '/prequalificationdocuments'),
  of(agencyEmail, '/activitystream/notification'),
  of(employerEmail, own),
  form(of(employerEmail, `${own}/new`)),
  of(employerEmail, `${own}/…`, [own, ownEngagement]),
  of(employerEmail, `${own}/…/information`, [own, ownEngagement, /\/information$/]),
  of(employerEmail, '/employer/candidates/…', [own, ownEngagement, /^\/employer\/candidates\//]),
  of(employerEmail, '/employer/applications'),
  of(employerEmail, '/employer/prequalifications'),
  of(provider, '/provider/agencies'),
];

/** Signs in a user, and waits for the next page. */
export const signIn = async (page: Page, base: string, email: string): Promise<void> => {
  await page.goto(`${base}/login`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('rolecall-demo');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL((url) => /engagement|employer|provider/.test(url.pathname));
};

const waitMs = 250;
const mostWaits = 20;

/** Returns the links of the page's main part that match the pattern, each once. */
export const findLinks = async (page: Page, link: RegExp): Promise<string[]> => {
  let found: string[] = [];
  // On a busy machine the network may be idle before the list is rendered.
  for (let waited = 0; waited < mostWaits && found.length === 0; waited += 1) {
    if (waited > 0) await page.waitForTimeout(waitMs);
    const links = await page.locator('main a[href]').all();
    const hrefs = await Promise.all(links.map((each) => each.getAttribute('href')));
    found = [...new Set(hrefs.filter((href) => href !== null))].filter((href) => link.test(href));
  }
  return found;
};

/**
 * Follows links that match the patterns from page to page, and tries the next link at a dead end. Returns the URLs of the
 * pages.
 */
const find = async (
  page: Page,
  base: string,
  from: string,
  [link, ...rest]: readonly RegExp[],
): Promise<string[] | undefined> => {
  if (!link) return [from];
  await page.goto(`${base}${from}`);
  await waitForNetworkIdle(page);
  for (const href of await findLinks(page, link)) {
    const found = await find(page, base, href, rest);
    if (found !== undefined) return [from, ...found];
  }
  return undefined;
};

/** Returns the URLs of a page and of those whose links lead to it, which come first. */
export const findTrail = async (context: BrowserContext, base: string, at: Place): Promise<string[]> => {
  if (typeof at === 'string') return [at];
  const page = await context.newPage();
  const [from, ...links] = at;
  const found = await find(page, base, from, links);
  await page.close();
  if (found === undefined) throw new Error(`${from} has no link to such a page.`);
  return found;
};

/** Returns a page's URL, following links if necessary. */
export const findPageUrl = async (context: BrowserContext, base: string, at: Place): Promise<string> =>
  (await findTrail(context, base, at)).at(-1) ?? '';
