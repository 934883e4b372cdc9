import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium, type Page } from 'playwright-core';
import { main } from '#server/main.ts';
import { findBrowser } from './browser.ts';

// `npm run bench:web`: what a first visit costs. JavaScript over the wire (brotli) for each route, by a browser with an
// empty cache, and Lighthouse's mobile figures for the page that everybody sees first and for the board.
const port = 21373;
const debugPort = 21374;
const base = `http://localhost:${String(port)}`;
const routes: readonly (readonly [string, string, number])[] = [
  ['/login', '-', 100],
  ['/engagement/board', 'owner@harbour.example', 170],
  ['/opportunities', 'owner@harbour.example', 170],
  ['/employer/engagements', 'hiring@northwind.example', 170],
  ['/provider/agencies', 'admin@rolecall.example', 170],
];

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
const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${String(debugPort)}`];

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${base}/login`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('rolecall-demo');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL((url) => /engagement|employer|provider/.test(url.pathname));
};

/** Bytes of JavaScript, as compressed on the wire, that a browser with an empty cache takes to show a page. */
const scriptBytes = async (page: Page, path: string): Promise<number> => {
  const bytes = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    bytes.set(response.url(), Number(response.headers()['content-length'] ?? '0'));
  });
  await page.goto(`${base}${path}`);
  await page.waitForLoadState('networkidle');
  return [...bytes.values()].reduce((sum, one) => sum + one, 0);
};

try {
  process.stdout.write('\nJavaScript over the wire, brotli\n');
  for (const [path, email, barKb] of routes) {
    const browser = await chromium.launch({ executablePath, env, args });
    const context = await browser.newContext();
    if (email !== '-') await signIn(await context.newPage(), email);
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    const kb = (await scriptBytes(page, path)) / 1000;
    process.stdout.write(
      `${path.padEnd(26)} ${kb.toFixed(1).padStart(7)} kB   bar ${String(barKb)} kB   ${kb <= barKb ? 'within' : 'OVER'}\n`,
    );
    await browser.close();
  }
  process.stdout.write('\nLighthouse, mobile: performance, LCP, TBT, CLS (bars 98, 1.8 s, 50 ms, 0.02)\n');
  for (const [path, email] of routes.slice(0, 2)) {
    const folder = mkdtempSync(join(tmpdir(), 'rolecall-lighthouse-'));
    const context = await chromium.launchPersistentContext(folder, { executablePath, env, args });
    if (email !== '-') await signIn(context.pages()[0] ?? (await context.newPage()), email);
    const result = await lighthouse(`${base}${path}`, {
      port: debugPort,
      onlyCategories: ['performance'],
      disableStorageReset: true,
      logLevel: 'error',
    });
    const audits = result?.lhr.audits;
    const value = (name: string): number => audits?.[name]?.numericValue ?? Number.NaN;
    process.stdout.write(
      `${path.padEnd(26)} ${((result?.lhr.categories.performance?.score ?? 0) * 100).toFixed(0).padStart(4)}   ${(value('largest-contentful-paint') / 1000).toFixed(2)} s   ${value('total-blocking-time').toFixed(0)} ms   ${value('cumulative-layout-shift').toFixed(3)}\n`,
    );
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
} finally {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
}
