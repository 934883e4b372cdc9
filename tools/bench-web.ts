import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { median } from './bench/figures.ts';
import { startProduct, stopProduct } from './bench/product.ts';
import type { PageInteractions } from './bench/web/actions.ts';
import { startBarePage } from './bench/web/bare-page.ts';
import {
  fillCandidateCentre,
  measuredInteractions,
  filledCandidateCount,
  measureSlowestInteraction,
  runOnDatabase,
  slowdown,
  type SlowestInteraction,
} from './bench/web/interactions.ts';
import { linkedPages, measureNavigation } from './bench/web/navigations.ts';
import { pageLimits } from './bench/web/page-limits.ts';
import { findPageUrl, findTrail, agencyEmail, pageKinds, signIn } from './bench/web/pages.ts';
import {
  meetsLimits,
  medianFigures,
  measureVisit,
  lighthouseVisits,
  type LighthouseFigures,
  type LighthouseVisit,
} from './bench/web/visits.ts';
import { findBrowser } from './browser.ts';
import { waitForNetworkIdle } from './browser/network-idle.ts';

// `npm run bench:web` measures what users wait for in the browser:
// - the JavaScript over the wire (brotli) for every kind of page, in a browser with an empty cache, until the network is
//   idle;
// - Lighthouse's mobile figures for the sign-in page, for the board after it, and for a bare page with as many scripts as a
//   route may have;
// - the slowest of the most frequent interactions (INP), with the CPU slowed down by a factor of four and ten thousand
//   candidates in the centre;
// - the time from a click on a link to the next page's content, on the same CPU.
// The product runs in a separate process without the simulator, whose market differs between runs. The available CPU
// time differs between visits, so Lighthouse visits each page five times and interactions run three times, alternating,
// and the median is used (BENCH_VISITS, BENCH_ROUNDS). `npm run bench:web -- scripts` (or `lighthouse`, `inp`,
// `navigation`) measures only that part. The limits are in `page-limits.ts`.
/**
 * Interactions and links are measured only on pages whose path or name contains one of these strings, for example `inp
 * /candidate`; on all pages if none are given.
 */
const pageTexts = process.argv.slice(3);
const timesOfVisit = Number(process.env.BENCH_VISITS ?? '5');
const rounds = Number(process.env.BENCH_ROUNDS ?? '3');
const port = 21373;
const debugPort = 21374;
const base = `http://localhost:${String(port)}`;

/** Returns the compressed bytes of JavaScript that a browser with an empty cache loads to show a page. */
const scriptBytes = async (context: BrowserContext, path: string, press?: string): Promise<number> => {
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  const bytes = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    bytes.set(response.url(), Number(response.headers()['content-length'] ?? '0'));
  });
  await page.goto(`${base}${path}`);
  await waitForNetworkIdle(page);
  if (press !== undefined) {
    await page.getByRole('button', { name: press }).click();
    await page.getByRole('dialog').waitFor();
    await waitForNetworkIdle(page);
  }
  return [...bytes.values()].reduce((sum, one) => sum + one, 0);
};

const verdictOf = (isIn: boolean): string => (isIn ? 'within' : 'OVER');

const measureScripts = async (browser: Browser): Promise<void> => {
  process.stdout.write('\nJavaScript over the wire, brotli\n');
  for (const { name, who, at, barKb, press } of pageKinds) {
    const context = await browser.newContext();
    if (who !== undefined) await signIn(await context.newPage(), base, who);
    const kb = (await scriptBytes(context, await findPageUrl(context, base, at), press)) / 1000;
    process.stdout.write(
      `${name.padEnd(38)} ${kb.toFixed(1).padStart(7)} kB   ${barKb === null ? 'when it is opened' : `bar ${String(barKb)} kB   ${verdictOf(kb <= barKb)}`}\n`,
    );
    await context.close();
  }
};

const figuresIn = ({ score, lcp, tbt, cls }: LighthouseFigures): string =>
  `${score.toFixed(0).padStart(3)}   ${lcp.toFixed(2)} s   ${tbt.toFixed(0).padStart(3)} ms   ${cls.toFixed(3)}`;

const measureLighthouse = async (start: (folder: string) => Promise<BrowserContext>): Promise<void> => {
  process.stdout.write(`\nLighthouse, mobile: performance, LCP, TBT, CLS (bar of CLS ${String(pageLimits.cls)})\n`);
  const load = loadavg()[0] ?? 0;
  const { origin, path, server } = await startBarePage();
  const all = [...lighthouseVisits, { origin, path, isFirst: true }].map((visit: LighthouseVisit) => ({
    visit,
    seen: [] as LighthouseFigures[],
    ofProcessor: [] as LighthouseFigures[],
  }));
  for (let time = 0; time < timesOfVisit; time += 1) {
    for (const each of all) {
      const one = await measureVisit(each.visit, base, debugPort, start);
      each.seen.push(one.seen);
      each.ofProcessor.push(one.ofProcessor);
    }
  }
  for (const { visit, seen, ofProcessor } of all) {
    const [middle, own] = [medianFigures(seen), medianFigures(ofProcessor)];
    const { bar } = visit;
    const verdict =
      bar === undefined
        ? 'no bar'
        : `bar ${String(bar)}   ${meetsLimits(middle, bar) ? 'within' : meetsLimits(own, bar) ? 'within by its own time' : 'OVER'}`;
    const name = `${visit.path}, ${visit.isFirst ? 'an empty cache' : 'after the sign-in'}`;
    process.stdout.write(
      `${name.padEnd(36)} ${figuresIn(middle)}   ${verdict}\n${'by its own time of the processor'.padStart(36)} ${figuresIn(own)}   TBT of each ${ofProcessor.map(({ tbt }) => tbt.toFixed(0)).join(', ')}\n`,
    );
  }
  process.stdout.write(`Load of the machine before ${load.toFixed(1)}\n`);
  server.close();
};

const nameOf = ({ path, name }: PageInteractions): string => (name === undefined ? path : `${path}, ${name}`);

/** Reports a failure on one page, which must not prevent the other pages from being measured. */
const reportFailure = (page: string, error: unknown): void => {
  process.stdout.write(`${page}: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
};

const measureInteractions = async (browser: Browser): Promise<void> => {
  process.stdout.write(
    `\nSlowest interaction, 4 times slower, ${String(filledCandidateCount)} candidates (bar ${String(pageLimits.interactionMs)} ms)\n`,
  );
  const load = loadavg()[0] ?? 0;
  const contexts = new Map<string, BrowserContext>();
  for (const who of new Set(measuredInteractions.map((each) => each.who ?? agencyEmail))) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await signIn(await context.newPage(), base, who);
    contexts.set(who, context);
  }
  const measured = measuredInteractions.filter(
    (each) => pageTexts.length === 0 || pageTexts.some((text) => nameOf(each).includes(text)),
  );
  const seen = new Map<PageInteractions, SlowestInteraction[]>(measured.map((each) => [each, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const each of measured) {
      const context = contexts.get(each.who ?? agencyEmail);
      try {
        if (each.prepare) await runOnDatabase(env, each.prepare);
        if (context) seen.get(each)?.push(await measureSlowestInteraction(context, base, each));
      } catch (error) {
        reportFailure(nameOf(each), error);
      }
    }
  }
  for (const [page, all] of seen) {
    if (all.length === 0) continue;
    const inp = median(all.map((one) => one.inp));
    const each = all.map((one) => `${String(one.inp)} ${one.what}`).join(', ');
    process.stdout.write(
      `${nameOf(page).padEnd(46)} ${String(inp).padStart(4)} ms   ${verdictOf(inp <= pageLimits.interactionMs)}   of ${String(all[0]?.count ?? 0)}: ${each}   load of the machine before ${load.toFixed(1)}\n`,
    );
  }
  for (const context of contexts.values()) await context.close();
};

const measureNavigations = async (browser: Browser): Promise<void> => {
  process.stdout.write(
    `\nFrom a click on a link to the content, ${String(slowdown)} times slower, p75 (bar ${String(pageLimits.navigationMs)} ms)\n`,
  );
  const load = loadavg()[0] ?? 0;
  for (const { name, who, at, link } of linkedPages) {
    if (pageTexts.length > 0 && !pageTexts.some((text) => name.includes(text))) continue;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      await signIn(await context.newPage(), base, who);
      const from = (await findTrail(context, base, at)).at(-2) ?? '';
      const ms = await measureNavigation(context, `${base}${from}`, link);
      process.stdout.write(
        `${name.padEnd(46)} ${ms.toFixed(0).padStart(4)} ms   ${verdictOf(ms <= pageLimits.navigationMs)}\n`,
      );
    } catch (error) {
      reportFailure(name, error);
    }
    await context.close();
  }
  process.stdout.write(`Load of the machine before ${load.toFixed(1)}\n`);
};

const only = process.argv[2];
const wants = (part: string): boolean => only === undefined || only === part;

execFileSync(process.execPath, [join(import.meta.dirname, 'build-web.ts')], { stdio: 'inherit' });
const dataDir = mkdtempSync(join(tmpdir(), 'rolecall-bench-web-'));
const env = {
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  RATE_LIMIT_SIGN_IN: '1000',
  SIMULATOR: 'off',
  // Each round imports CVs that are never submitted with a candidate.
  LOOSE_UPLOADS_PER_USER: '1000',
};
const product = await startProduct(port, env);
const found = await findBrowser();
const settings = { executablePath: found.executablePath, env: found.env };
const args = ['--no-sandbox', '--disable-gpu'];
try {
  const browser = await chromium.launch({ ...settings, args });
  if (wants('scripts')) await measureScripts(browser);
  if (wants('inp') || wants('navigation')) await fillCandidateCentre(env);
  if (wants('inp')) await measureInteractions(browser);
  if (wants('navigation')) await measureNavigations(browser);
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
  await stopProduct(product);
  rmSync(dataDir, { recursive: true, force: true });
}
