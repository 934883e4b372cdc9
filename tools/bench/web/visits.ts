import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { auditFlowArtifacts, type Flags, type Result } from 'lighthouse';
import type { BrowserContext } from 'playwright-core';
import { networkIdle } from '../../browser/network-idle.ts';
import { median } from '../figures.ts';
import { agency, signIn } from './pages.ts';

export interface Visit {
  /** Of what is not the product, where it is. */
  readonly origin?: string;
  readonly path: string;
  readonly who?: string;
  /** With an empty cache; otherwise with what the sign-in has left there, as one comes to it. */
  readonly isFirst: boolean;
  /** Told, and held to no bar: the two bars of such a visit refuse each other (decision 0040). */
  readonly isTold?: boolean;
}

/** What Lighthouse visits. */
export const visits: readonly Visit[] = [
  { path: '/login', isFirst: true },
  { path: '/engagement/board', who: agency, isFirst: false },
  { path: '/engagement/board', who: agency, isFirst: true, isTold: true },
];

export interface Figures {
  /** Of a hundred. */
  readonly score: number;
  /** In seconds. */
  readonly lcp: number;
  /** In milliseconds. */
  readonly tbt: number;
  readonly cls: number;
}

const figuresOf = ({ audits, categories }: Result): Figures => {
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
};

/** The figures in the middle of several visits, each by itself. */
export const medianFigures = (all: readonly Figures[]): Figures => {
  const of = (figure: keyof Figures): number => median(all.map((one) => one[figure]));
  return { score: of('score'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') };
};

/** Whether a visit is within the bars of a first visit. */
export const isWithin = ({ score, lcp, tbt, cls }: Figures): boolean =>
  score >= 98 && lcp <= 1.8 && tbt <= 50 && cls <= 0.02;

/** A task of the page as the browser wrote it down, in microseconds: how long it took, and had of the processor. */
interface Task {
  readonly name: string;
  readonly dur: number;
  readonly tdur?: number;
}

/** The same trace with every task as long as it had the processor: what other processes took of it is not the page's. */
const ofProcessor = <T extends { readonly traceEvents: readonly Task[] }>(trace: T): T => ({
  ...trace,
  traceEvents: trace.traceEvents.map((event) =>
    event.name.endsWith('RunTask') && event.tdur !== undefined
      ? { ...event, dur: Math.min(event.dur, event.tdur) }
      : event,
  ),
});

/** One visit: Lighthouse's figures, and the same by the time of the processor that the page's tasks had. */
export const visitOnce = async (
  { origin, path, who, isFirst }: Visit,
  base: string,
  port: number,
  start: (folder: string) => Promise<BrowserContext>,
): Promise<{ readonly seen: Figures; readonly ofProcessor: Figures }> => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-lighthouse-'));
  const context = await start(folder);
  if (who !== undefined) {
    const page = context.pages()[0] ?? (await context.newPage());
    await signIn(page, base, who);
    await networkIdle(page);
    // It stays open beside the one that is measured: what its feed asks for again is not to be counted there.
    await page.waitForTimeout(3000);
  }
  const flags: Flags = {
    onlyCategories: ['performance'],
    // Empties the cache, and leaves the cookies: with them the session would go.
    clearStorageTypes: ['file_systems', 'shader_cache', 'service_workers', 'cache_storage'],
    disableStorageReset: !isFirst,
    logLevel: 'error',
  };
  const result = await lighthouse(`${origin ?? base}${path}`, { ...flags, port });
  await context.close();
  rmSync(folder, { recursive: true, force: true });
  if (!result?.lhr.finalDisplayedUrl.includes(path)) throw new Error(`It was not ${path} that was measured.`);
  const { artifacts } = result;
  const again = await auditFlowArtifacts({
    name: path,
    gatherSteps: [{ flags, artifacts: { ...artifacts, Trace: ofProcessor(artifacts.Trace) } }],
  });
  const [step] = again.steps;
  if (!step) throw new Error(`Lighthouse said nothing of ${path}.`);
  return { seen: figuresOf(result.lhr), ofProcessor: figuresOf(step.lhr) };
};
