import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { main } from '#server/main.ts';
import { findBrowser } from './browser.ts';
import { rested } from './browser/rested.ts';

// `npm run bench:web`: what a first visit costs. JavaScript over the wire (brotli) for every kind of page, by a browser
// with an empty cache, all that comes until the network rests; and Lighthouse's mobile figures, with an empty cache too,
// for the page that everybody sees first and for the board.
const port = 21373;
const debugPort = 21374;
const base = `http://localhost:${String(port)}`;

const agency = 'owner@harbour.example';
const employer = 'hiring@northwind.example';
const provider = 'admin@rolecall.example';

/** A page of its kind: its address, or the pages on which a link to one stands. */
type Place = string | readonly [from: string, ...links: RegExp[]];

const board = '/engagement/board?assignToMe=false&pageSize=50';
const engagement = /^\/engagement\/[\da-f-]{36}$/;
const kinds: readonly { name: string; who?: string; at: Place; barKb: number }[] = [
  { name: '/login', at: '/login', barKb: 100 },
  { name: '/engagement/board', who: agency, at: '/engagement/board', barKb: 170 },
  { name: '/engagement/…', who: agency, at: [board, engagement], barKb: 170 },
  { name: '/engagement/…/submit/…', who: agency, at: [board, engagement, /\/requests$/, /\/submit\//], barKb: 170 },
  {
    name: '/candidates/viewer',
    who: agency,
    at: [board, engagement, /\/candidates$/, /\/candidates\/viewer/],
    barKb: 170,
  },
  { name: '/opportunities', who: agency, at: '/opportunities', barKb: 170 },
  { name: '/employer/engagements', who: employer, at: '/employer/engagements', barKb: 170 },
  {
    name: '/employer/engagements/…',
    who: employer,
    at: ['/employer/engagements', /^\/employer\/engagements\/[\da-f-]{36}$/],
    barKb: 170,
  },
  {
    name: '/employer/candidates/…',
    who: employer,
    at: ['/employer/engagements', /^\/employer\/engagements\/[\da-f-]{36}$/, /^\/employer\/candidates\//],
    barKb: 170,
  },
  { name: '/employer/applications', who: employer, at: '/employer/applications', barKb: 170 },
  { name: '/provider/agencies', who: provider, at: '/provider/agencies', barKb: 170 },
];

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${base}/login`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('rolecall-demo');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL((url) => /engagement|employer|provider/.test(url.pathname));
};

/** Follows links of the given forms from page to page, and tries the next one where a way ends. */
const find = async (page: Page, from: string, [link, ...rest]: readonly RegExp[]): Promise<string | undefined> => {
  if (!link) return from;
  await page.goto(`${base}${from}`);
  await rested(page);
  const hrefs = await Promise.all((await page.locator('a[href]').all()).map((each) => each.getAttribute('href')));
  for (const href of new Set(hrefs)) {
    if (href === null || !link.test(href)) continue;
    const found = await find(page, href, rest);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The address of a page of a kind. */
const addressOf = async (context: BrowserContext, at: Place): Promise<string> => {
  if (typeof at === 'string') return at;
  const page = await context.newPage();
  const [from, ...links] = at;
  const found = await find(page, from, links);
  await page.close();
  if (found === undefined) throw new Error(`No page of its kind is linked from ${from}.`);
  return found;
};

/** Bytes of JavaScript, as compressed on the wire, that a browser with an empty cache takes to show a page. */
const scriptBytes = async (context: BrowserContext, path: string): Promise<number> => {
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  const bytes = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    bytes.set(response.url(), Number(response.headers()['content-length'] ?? '0'));
  });
  await page.goto(`${base}${path}`);
  await rested(page);
  return [...bytes.values()].reduce((sum, one) => sum + one, 0);
};

const verdict = (isWithin: boolean): string => (isWithin ? 'within' : 'OVER');

const measureScripts = async (browser: Browser): Promise<void> => {
  process.stdout.write('\nJavaScript over the wire, brotli\n');
  for (const { name, who, at, barKb } of kinds) {
    const context = await browser.newContext();
    if (who !== undefined) await signIn(await context.newPage(), who);
    const kb = (await scriptBytes(context, await addressOf(context, at))) / 1000;
    process.stdout.write(
      `${name.padEnd(26)} ${kb.toFixed(1).padStart(7)} kB   bar ${String(barKb)} kB   ${verdict(kb <= barKb)}\n`,
    );
    await context.close();
  }
};

/** What Lighthouse visits: also the board as one comes to it from the sign-in, with what that has loaded in the cache. */
const visits = [
  { path: '/login', isFirst: true },
  { path: '/engagement/board', who: agency, isFirst: true },
  { path: '/engagement/board', who: agency, isFirst: false },
];

const measureLighthouse = async (start: (folder: string) => Promise<BrowserContext>): Promise<void> => {
  process.stdout.write('\nLighthouse, mobile: performance, LCP, TBT, CLS (bars 98, 1.8 s, 50 ms, 0.02)\n');
  for (const { path, who, isFirst } of visits) {
    const folder = mkdtempSync(join(tmpdir(), 'rolecall-lighthouse-'));
    const context = await start(folder);
    if (who !== undefined) await signIn(context.pages()[0] ?? (await context.newPage()), who);
    const load = loadavg()[0] ?? 0;
    const result = await lighthouse(`${base}${path}`, {
      port: debugPort,
      onlyCategories: ['performance'],
      // Empties the cache, and leaves the cookies: with them the session would go.
      clearStorageTypes: ['file_systems', 'shader_cache', 'service_workers', 'cache_storage'],
      disableStorageReset: !isFirst,
      logLevel: 'error',
    });
    if (!result?.lhr.finalDisplayedUrl.includes(path)) throw new Error(`It was not ${path} that was measured.`);
    const { audits, categories } = result.lhr;
    const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
    const score = (categories['performance']?.score ?? 0) * 100;
    const lcp = value('largest-contentful-paint') / 1000;
    const tbt = value('total-blocking-time');
    const cls = value('cumulative-layout-shift');
    const isWithin = score >= 98 && lcp <= 1.8 && tbt <= 50 && cls <= 0.02;
    process.stdout.write(
      `${`${path}${isFirst ? '' : ', after the sign-in'}`.padEnd(36)} ${score.toFixed(0).padStart(4)}   ${lcp.toFixed(2)} s   ${tbt.toFixed(0).padStart(3)} ms   ${cls.toFixed(3)}   ${verdict(isWithin)}   load of the machine ${load.toFixed(1)}\n`,
    );
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

execFileSync(process.execPath, [join(import.meta.dirname, 'build-web.ts')], { stdio: 'inherit' });
const dataDir = mkdtempSync(join(tmpdir(), 'rolecall-bench-web-'));
const server = await main({
  ...process.env,
  DATA_DIR: dataDir,
  PORT: String(port),
  LOG_LEVEL: 'error',
  RATE_LIMIT_SIGN_IN: '1000',
});
const { executablePath, env } = await findBrowser();
const args = ['--no-sandbox', '--disable-gpu'];
try {
  const browser = await chromium.launch({ executablePath, env, args });
  await measureScripts(browser);
  await browser.close();
  await measureLighthouse((folder) =>
    chromium.launchPersistentContext(folder, {
      executablePath,
      env,
      args: [...args, `--remote-debugging-port=${String(debugPort)}`],
    }),
  );
} finally {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
}
