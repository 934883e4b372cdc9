import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { main } from '#server/main.ts';
import { fillCentre, interactions, rows, slowestOf } from './bench/web-interactions.ts';
import { addressOf, agency, kinds, signIn } from './bench/web-pages.ts';
import { findBrowser } from './browser.ts';
import { rested } from './browser/rested.ts';

// `npm run bench:web`: what a first visit costs. JavaScript over the wire (brotli) for every kind of page, by a browser
// with an empty cache, all that comes until the network rests; Lighthouse's mobile figures, with an empty cache too, for
// the page that everybody sees first and for the board; and how long the slowest of what people do there takes until they
// see it (INP), on a processor made four times slower and with ten thousand candidates in the centre.
// `npm run bench:web -- scripts` (or `lighthouse`, `inp`) measures only that.
const port = 21373;
const debugPort = 21374;
const base = `http://localhost:${String(port)}`;

/** Bytes of JavaScript, as compressed on the wire, that a browser with an empty cache takes to show a page. */
const scriptBytes = async (context: BrowserContext, path: string, press?: string): Promise<number> => {
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  const bytes = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    bytes.set(response.url(), Number(response.headers()['content-length'] ?? '0'));
  });
  await page.goto(`${base}${path}`);
  await rested(page);
  if (press !== undefined) {
    await page.getByRole('button', { name: press }).click();
    await page.getByRole('dialog').waitFor();
    await rested(page);
  }
  return [...bytes.values()].reduce((sum, one) => sum + one, 0);
};

const verdict = (isWithin: boolean): string => (isWithin ? 'within' : 'OVER');

const measureScripts = async (browser: Browser): Promise<void> => {
  process.stdout.write('\nJavaScript over the wire, brotli\n');
  for (const { name, who, at, barKb, press } of kinds) {
    const context = await browser.newContext();
    if (who !== undefined) await signIn(await context.newPage(), base, who);
    const kb = (await scriptBytes(context, await addressOf(context, base, at), press)) / 1000;
    process.stdout.write(
      `${name.padEnd(38)} ${kb.toFixed(1).padStart(7)} kB   ${barKb === null ? 'when it is opened' : `bar ${String(barKb)} kB   ${verdict(kb <= barKb)}`}\n`,
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
    if (who !== undefined) await signIn(context.pages()[0] ?? (await context.newPage()), base, who);
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

const measureInteractions = async (browser: Browser): Promise<void> => {
  process.stdout.write(`\nSlowest interaction, 4 times slower, ${String(rows)} candidates (bar 80 ms)\n`);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(await context.newPage(), base, agency);
  for (const each of interactions) {
    const load = loadavg()[0] ?? 0;
    const { inp, what, count } = await slowestOf(context, base, each);
    process.stdout.write(
      `${each.path.padEnd(46)} ${String(inp).padStart(4)} ms   ${each.isRare === true ? 'no bar' : verdict(inp <= 80)}   of ${String(count)}: ${what}   load of the machine ${load.toFixed(1)}\n`,
    );
  }
  await context.close();
};

const only = process.argv[2];
const wants = (part: string): boolean => only === undefined || only === part;

execFileSync(process.execPath, [join(import.meta.dirname, 'build-web.ts')], { stdio: 'inherit' });
const dataDir = mkdtempSync(join(tmpdir(), 'rolecall-bench-web-'));
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  PORT: String(port),
  LOG_LEVEL: 'error',
  RATE_LIMIT_SIGN_IN: '1000',
};
const server = await main(env);
const found = await findBrowser();
const settings = { executablePath: found.executablePath, env: found.env };
const args = ['--no-sandbox', '--disable-gpu'];
try {
  const browser = await chromium.launch({ ...settings, args });
  if (wants('scripts')) await measureScripts(browser);
  if (wants('inp')) {
    await fillCentre(env);
    await measureInteractions(browser);
  }
  await browser.close();
  if (wants('lighthouse')) {
    await measureLighthouse((folder) =>
      chromium.launchPersistentContext(folder, {
        ...settings,
        args: [...args, `--remote-debugging-port=${String(debugPort)}`],
      }),
    );
  }
} finally {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
}
