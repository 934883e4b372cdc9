import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';
import { signInOverHttp } from '../actors/http-sign-in.ts';
import { demoPassword, people } from '../actors/people.ts';
import { startSession } from '../actors/session.ts';
import { submitDraftOverHttp, talentRequestWithTitle } from '../actors/submitter.ts';
import { axeViolations, colourRules } from './axe.ts';
import { findDemoIds, placeholderIds, type DemoIds } from './demo-ids.ts';
import type { RouteVisit, VisitingUser } from './engagement-visits.ts';
import { isLongRun, takesScreenshots } from '../worlds/run-options.ts';
import {
  findTruncatedTexts,
  findOverflowingElements,
  findOverlappingElements,
  pageSettled,
  findSmallTargets,
} from './layout-checks.ts';
import { recordCalls } from './recorded-calls.ts';
import { routeVisits } from './visits.ts';

const root = join(import.meta.dirname, '../..');
const screens = join(root, 'reports/screens');

const routesOfTheTree = (): string[] => {
  const tree = readFileSync(join(root, 'web/routes.gen.ts'), 'utf8');
  const body = /export interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? '';
  return [...body.matchAll(/'([^']+)':/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => !path.startsWith('/gallery'));
};

test('these tests visit every route of the tree, and no other', () => {
  expect(Object.keys(routeVisits).toSorted()).toEqual(routesOfTheTree().toSorted());
});

let ids: DemoIds = placeholderIds;

/**
 * Logs content policy violations and attempts to compile code, because only some browsers report such attempts
 * themselves.
 */
const reportRefusedCode = (): void => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`The content policy refuses ${blockedURI} (${violatedDirective}).`),
  );
  const report = (): void => console.error('The page compiles code with Function.');
  globalThis.Function = new Proxy(Function, {
    construct: (target, given: string[]) => {
      report();
      return Reflect.construct(target, given) as object;
    },
    apply: (target, self, given: string[]): unknown => {
      report();
      return Reflect.apply(target, self, given);
    },
  });
};

/** A page, its console errors, and its calls if they are recorded. */
interface Watched {
  page: Page;
  faults: string[];
  sent: string[];
}

const isFault = (message: ConsoleMessage): boolean =>
  message.type() === 'error' && !message.text().includes('Failed to load resource');

const watch = async (page: Page, recordsCalls: boolean): Promise<Watched> => {
  const faults: string[] = [];
  await page.addInitScript(reportRefusedCode);
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (isFault(message)) faults.push(message.text());
  });
  return { page, faults, sent: recordsCalls ? await recordCalls(page) : [] };
};

const contexts = new Map<VisitingUser, BrowserContext>();
const pages = new Map<string, Watched>();

test.beforeAll(async ({ baseURL }) => {
  if (takesScreenshots) mkdirSync(screens, { recursive: true });
  const found = await findDemoIds(baseURL ?? '');
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const { talentRequestId } = await talentRequestWithTitle(owner, found.engagement, 'Anaesthetic Nurse');
  ids = { ...found, submittedDraft: await submitDraftOverHttp(owner, talentRequestId) };
  // Without one of these drafts, its visit would test the page for missing records instead.
  expect([ids.assessedDraft, ids.unfinishedDraft, ids.failedDraft, ids.unavailableDraft]).not.toContain('');
});

test.afterAll(async () => {
  for (const context of contexts.values()) await context.close();
  contexts.clear();
  pages.clear();
});

const contextOf = async (browser: Browser, who: VisitingUser, baseURL: string): Promise<BrowserContext> => {
  const known = contexts.get(who);
  if (known) return known;
  const context = await browser.newContext({ baseURL });
  contexts.set(who, context);
  return context;
};

/**
 * Returns the page that a user's visits share, so that each user signs in only once and the scripts stay compiled.
 * Visits that record calls have no live feed, so they use a separate page.
 */
const pageOf = async (
  browser: Browser,
  who: VisitingUser,
  baseURL: string,
  recordsCalls: boolean,
): Promise<Watched> => {
  const name = `${who} ${String(recordsCalls)}`;
  const known = pages.get(name);
  if (known) return known;
  const isNew = !contexts.has(who);
  const page = await (await contextOf(browser, who, baseURL)).newPage();
  if (isNew && who !== 'nobody') await startSession(page, people[who]);
  const watched = await watch(page, recordsCalls);
  pages.set(name, watched);
  return watched;
};

interface Look {
  width: number;
  height: number;
  /** Whether to load the page at this size, instead of resizing the open page. */
  isLoaded: boolean;
}

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 780 };
const looks: Look[] = [
  { ...wide, isLoaded: true },
  { ...phone, isLoaded: false },
  ...(isLongRun ? [{ ...phone, isLoaded: true }] : []),
];

const findingsOf = async (page: Page, rules?: readonly string[]): Promise<string[]> =>
  (await axeViolations(page, rules)).map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );

const lookAt = async ({ page, sent }: Watched, visit: RouteVisit, name: string, look: Look): Promise<void> => {
  const { width, height, isLoaded } = look;
  const at = `${visit.path} ${isLoaded ? 'loaded at' : 'resized to'} ${String(width)} px`;
  const picture = async (scheme: string): Promise<void> => {
    if (takesScreenshots) await page.screenshot({ path: join(screens, `${name}-${String(width)}-${scheme}.png`) });
  };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  if (isLoaded) await page.goto('about:blank');
  sent.length = 0;
  if (isLoaded) await page.goto(visit.path);
  await pageSettled(page);
  await expect.soft(page.getByRole('status').filter({ hasText: /^Loading/ }), `${at}: still loading`).toHaveCount(0);
  const twice = sent.filter((call, index) => sent.indexOf(call) !== index);
  expect.soft(twice, `${at} sends these more than once`).toEqual([]);
  await picture('light');
  expect.soft(await findingsOf(page), `${at}, light: axe`).toEqual([]);
  expect.soft(await findOverflowingElements(page), `${at}: overflow`).toEqual([]);
  expect.soft(await findOverlappingElements(page), `${at}: overlap`).toEqual([]);
  expect.soft(await findTruncatedTexts(page), `${at}: cut off`).toEqual([]);
  expect.soft(await findSmallTargets(page), `${at}: targets`).toEqual([]);
  if (!isLongRun && !takesScreenshots) return;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await picture('dark');
  expect.soft(await findingsOf(page, colourRules), `${at}, dark: axe`).toEqual([]);
};

for (const [route, visitsOf] of Object.entries(routeVisits)) {
  for (const [index, { face }] of visitsOf(placeholderIds).entries()) {
    const what = `${route}${face ? `, ${face}` : ''}`;
    const schemes = isLongRun ? ', light and dark' : '';
    const calls = index === 0 ? ', and each call is sent once' : '';
    test(`${what}: no axe finding, nothing overflows, overlaps or is cut off, targets are large enough, wide and on a phone${schemes}${calls}`, async ({
      browser,
      baseURL,
    }) => {
      const visit = visitsOf(ids)[index];
      if (!visit) throw new Error('The visit does not exist.');
      // Only the first visit to a route records calls: later visits make the same calls, or are refused.
      const watched = await pageOf(browser, visit.as, baseURL ?? '', index === 0);
      watched.faults.length = 0;
      const name = `${route.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'root'}${face ? `-${face}` : ''}`;
      for (const look of looks) await lookAt(watched, visit, name, look);
      expect.soft(watched.faults, `${visit.path}: faults in the page`).toEqual([]);
      // Ends the visit, so that its late calls aren't counted for the next visit and its live feed doesn't reach other
      // tabs.
      await watched.page.goto('about:blank');
    });
  }
}

for (const path of ['/api/docs', '/dev/mailbox']) {
  test(`${path}, a page of the server: the content policy refuses nothing, nothing overflows on a phone`, async ({
    page,
  }) => {
    const { faults } = await watch(page, false);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/dev/mailbox') await page.getByRole('listitem').getByRole('link').first().click();
    await pageSettled(page);
    await page.setViewportSize({ width: phone.width, height: phone.height });
    expect(await findOverflowingElements(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}
