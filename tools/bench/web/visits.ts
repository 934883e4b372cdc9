import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { auditFlowArtifacts, type Flags, type Result } from 'lighthouse';
import type { BrowserContext } from 'playwright-core';
import { waitForNetworkIdle } from '../../browser/network-idle.ts';
import { median } from '../figures.ts';
import { pageLimits } from './page-limits.ts';
import { agencyEmail, signIn } from './pages.ts';

export interface LighthouseVisit {
  /** The page's origin, if it is not the product's. */
  readonly origin?: string;
  readonly path: string;
  readonly who?: string;
  /** Whether the cache is empty; otherwise it is the cache left by the sign-in, as on a normal visit. */
  readonly isFirst: boolean;
  /** The minimum performance score; a visit without one is only reported. */
  readonly bar?: number;
}

/** The pages that Lighthouse visits. */
export const lighthouseVisits: readonly LighthouseVisit[] = [
  { path: '/login', isFirst: true, bar: pageLimits.signInScore },
  { path: '/engagement/board', who: agencyEmail, isFirst: false },
  { path: '/engagement/board', who: agencyEmail, isFirst: true, bar: pageLimits.boardScore },
];

export interface LighthouseFigures {
  /** The performance score, out of 100. */
  readonly score: number;
  /** The largest contentful paint, in seconds. */
  readonly lcp: number;
  /** The total blocking time, in milliseconds. */
  readonly tbt: number;
  readonly cls: number;
}

const figuresOf = ({ audits, categories }: Result): LighthouseFigures => {
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
};

/** Returns the median of each figure over several visits. */
export const medianFigures = (all: readonly LighthouseFigures[]): LighthouseFigures => {
  const of = (figure: keyof LighthouseFigures): number => median(all.map((one) => one[figure]));
  return { score: of('score'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') };
};

/** Whether a visit meets its limits for the score and for layout shifts. */
export const meetsLimits = ({ score, cls }: LighthouseFigures, bar: number): boolean =>
  score >= bar && cls <= pageLimits.cls;

/** A task in the browser's trace, with its duration and CPU time in microseconds. */
interface Task {
  readonly name: string;
  readonly dur: number;
  readonly tdur?: number;
}

/**
 * Returns the same trace with every task's duration replaced by its CPU time, which excludes time taken by other
 * processes.
 */
const ofProcessor = <T extends { readonly traceEvents: readonly Task[] }>(trace: T): T => ({
  ...trace,
  traceEvents: trace.traceEvents.map((event) =>
    event.name.endsWith('RunTask') && event.tdur !== undefined
      ? { ...event, dur: Math.min(event.dur, event.tdur) }
      : event,
  ),
});

/**
 * Visits a page once. Returns Lighthouse's figures, and the same figures computed from the CPU time of the page's
 * tasks.
 */
export const measureVisit = async (
  { origin, path, who, isFirst }: LighthouseVisit,
  base: string,
  port: number,
  start: (folder: string) => Promise<BrowserContext>,
): Promise<{ readonly seen: LighthouseFigures; readonly ofProcessor: LighthouseFigures }> => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-lighthouse-'));
  const context = await start(folder);
  if (who !== undefined) {
    const page = context.pages()[0] ?? (await context.newPage());
    await signIn(page, base, who);
    await waitForNetworkIdle(page);
    // This page stays open during the measurement, so the refetches of its feed, which must not be counted, have to
    // end first.
    await page.waitForTimeout(3000);
  }
  const flags: Flags = {
    onlyCategories: ['performance'],
    // Clears the cache but not the cookies, which contain the session.
    clearStorageTypes: ['file_systems', 'shader_cache', 'service_workers', 'cache_storage'],
    disableStorageReset: !isFirst,
    logLevel: 'error',
  };
  const result = await lighthouse(`${origin ?? base}${path}`, { ...flags, port });
  await context.close();
  rmSync(folder, { recursive: true, force: true });
  if (!result?.lhr.finalDisplayedUrl.includes(path)) throw new Error(`Lighthouse measured another page than ${path}.`);
  const { artifacts } = result;
  const again = await auditFlowArtifacts({
    name: path,
    gatherSteps: [{ flags, artifacts: { ...artifacts, Trace: ofProcessor(artifacts.Trace) } }],
  });
  const [step] = again.steps;
  if (!step) throw new Error(`Lighthouse returned no result for ${path}.`);
  return { seen: figuresOf(result.lhr), ofProcessor: figuresOf(step.lhr) };
};
