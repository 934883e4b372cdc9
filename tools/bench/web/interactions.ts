import type { BrowserContext, Page } from 'playwright-core';
import { connectAsSystem, openInstallation } from '../../backup/installation.ts';
import { employer } from './pages.ts';
import { waitForNetworkIdle } from '../../browser/network-idle.ts';

/** The factor by which the CPU is slowed down, to simulate a phone on a desktop machine. */
const slowdown = 4;
export const rows = 10_000;

/**
 * Copies one of the agency's candidates many times under different names, to fill the pages of the candidate centre.
 */
export const fillCandidateCentre = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const place = await openInstallation(env);
  const client = await connectAsSystem(place.databaseUrl);
  await client.query(
    `insert into candidate
     select filled.* from generate_series(1, $1::int) n
     join candidate c on c.id = (select one.id from candidate one join tenant t on t.id = one.supplier_id
       where t.name = 'Harbour Talent' and one.status_id = 1 order by one.number limit 1)
     cross join lateral jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
       'number', nextval('candidate_number'), 'last_name', 'Person ' || n,
       'email_address', 'person' || n || '@people.example')) filled`,
    [rows],
  );
  await client.query('analyze candidate');
  await client.end();
  await place.close();
};

export interface PageInteractions {
  readonly path: string;
  /** The user who performs them; the agency's owner if absent. */
  readonly who?: string;
  /** Whether the page is only reachable by URL, without a link to it; it is reported but not compared with a limit. */
  readonly isRare?: boolean;
  readonly does: (page: Page) => Promise<void>;
}

/** Waits until the effects of an interaction are rendered, so that they don't count towards the next one. */
const settled = (page: Page): Promise<void> => page.waitForTimeout(600);

const type = async (page: Page, words: string): Promise<void> => {
  for (const letter of words) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(120);
  }
  await settled(page);
};
const click = async (page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp): Promise<void> => {
  await page.getByRole(role, { name }).first().click();
  await settled(page);
};
const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await page.keyboard.press(key);
    await settled(page);
  }
};

const inCentre = async (page: Page): Promise<void> => {
  await click(page, 'button', /^Candidate$/);
  await click(page, 'button', 'Next page');
  await click(page, 'button', /^Pending/);
  await press(page, 'j', 'j', 'k', 'x', 'Shift+X', 'x');
  await click(page, 'combobox', 'Keyword');
  await type(page, 'person 12');
};

/** The most frequent interactions with the most important pages. */
export const measuredInteractions: readonly PageInteractions[] = [
  { path: '/candidate', does: inCentre },
  { path: '/candidate?pageSize=100', isRare: true, does: inCentre },
  {
    path: '/candidate?candidateStatusId=1',
    does: async (page) => {
      // The viewer, opened from the list: its neighbours, then its actions.
      await page.getByRole('table').getByRole('link').first().click();
      await settled(page);
      await click(page, 'button', 'Next candidate');
      await click(page, 'button', 'Previous candidate');
      await click(page, 'button', 'Edit');
      await press(page, 'Escape');
    },
  },
  {
    path: '/people',
    does: async (page) => {
      await click(page, 'button', 'Next page');
      await press(page, 'j', 'j', 'k');
      await press(page, '/');
      await type(page, 'person 12');
    },
  },
  {
    path: '/people?pageSize=25',
    does: async (page) => {
      // A person's page, with its submissions and notes.
      await page.getByRole('table').getByRole('link').first().click();
      await settled(page);
      await click(page, 'button', /^Submit again/);
      await press(page, 'Escape');
      await click(page, 'textbox', /note/i);
      await type(page, 'called');
    },
  },
  {
    path: '/employer/engagements',
    who: employer,
    does: async (page) => {
      // The employer's candidates: the list with a selection, the page of a candidate, then the board.
      await page
        .getByRole('link', { name: /Perioperative nursing/ })
        .first()
        .click();
      await settled(page);
      await page.locator('a[href^="/employer/candidates/"]').first().waitFor();
      await press(page, 'j', 'j', 'x');
      await click(page, 'button', 'Move to…');
      await press(page, 'Escape');
      await page.locator('a[href^="/employer/candidates/"]').first().click();
      await page.waitForURL(/\/employer\/candidates\//);
      await settled(page);
      await click(page, 'button', 'Next candidate');
      await page.goBack();
      await click(page, 'link', 'Pipeline');
    },
  },
  {
    path: '/engagement/board?assignToMe=false&keyword=Perioperative%20nursing',
    does: async (page) => {
      // Adding CVs: from the first engagement's candidates to the list of imported CVs.
      await page.getByRole('table').getByRole('link').first().click();
      await settled(page);
      await page
        .getByRole('link', { name: /^Candidates/ })
        .last()
        .click();
      await settled(page);
      await click(page, 'link', 'Add CVs');
      const files = Array.from({ length: 10 }, (_, at) => ({
        name: `cv-${String(at)}.txt`,
        mimeType: 'text/plain',
        buffer: Buffer.from(`Aino Person\nTheatre Nurse\nPerth WA | aino${String(at)}@people.example`),
      }));
      await page.getByLabel('CVs', { exact: true }).setInputFiles(files);
      await page.getByText(/^cv-0.txt, /).waitFor();
      await settled(page);
      await press(page, 'j', 'j', 'x');
    },
  },
  {
    path: '/engagement/board?assignToMe=false&pageSize=50',
    does: async (page) => {
      await click(page, 'button', /^Stage/);
      await press(page, 'ArrowDown', 'Enter', 'Escape');
      await press(page, 'j', 'j', '/');
      await type(page, 'nurse');
    },
  },
  {
    path: '/engagement/board?assignToMe=false',
    does: async (page) => {
      await press(page, 'Control+k');
      await type(page, 'senior');
      await press(page, 'ArrowDown', 'ArrowDown', 'Escape');
      await click(page, 'button', 'Download Report');
      await press(page, 'Escape');
    },
  },
  {
    path: '/opportunities',
    does: async (page) => {
      await press(page, '/');
      await type(page, 'nurse');
      await press(page, 'Escape');
      await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
      await settled(page);
      await click(page, 'button', 'Saved searches');
      await press(page, 'Escape');
    },
  },
  {
    path: '/engagement/staging?stage=fulfillment',
    does: async (page) => {
      await page.getByRole('table').getByRole('row').nth(1).click();
      await settled(page);
      await click(page, 'link', /^Application/);
    },
  },
  {
    path: '/auctiondashboard',
    does: async (page) => {
      await click(page, 'button', /^Stage/);
      await press(page, 'ArrowDown', 'Enter');
      await press(page, 'j', 'j');
    },
  },
];

export interface SlowestInteraction {
  /** The time from the slowest interaction to the next frame, in milliseconds. */
  readonly inp: number;
  readonly what: string;
  readonly count: number;
}

interface Seen {
  readonly id: number;
  readonly ms: number;
  readonly what: string;
}

/** A script that runs in the page and records the duration and target of each interaction. */
const observer = `
  window.seen = [];
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration: ms, name, target } of list.getEntries()) {
      const on = target?.getAttribute?.('aria-label') ?? target?.textContent?.trim().slice(0, 30) ?? 'the page';
      if (id > 0) window.seen.push({ id, ms, what: name + ' on ' + on });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/**
 * Performs the interactions on a page with a slow CPU, and returns the slowest: with so few of them, that is the INP.
 */
export const measureSlowestInteraction = async (
  context: BrowserContext,
  base: string,
  { path, does }: PageInteractions,
): Promise<SlowestInteraction> => {
  const page = await context.newPage();
  await page.addInitScript(observer);
  await page.goto(`${base}${path}`);
  await waitForNetworkIdle(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await does(page);
  const seen = await page.evaluate<Seen[]>('window.seen');
  await page.close();
  const slowest = seen.toSorted((a, b) => b.ms - a.ms)[0];
  return { inp: slowest?.ms ?? 0, what: slowest?.what ?? '', count: new Set(seen.map(({ id }) => id)).size };
};
