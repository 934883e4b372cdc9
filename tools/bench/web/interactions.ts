import type { Client } from 'pg';
import type { BrowserContext } from 'playwright-core';
import { candidateStatus } from '#contract/candidates/states.ts';
import { connectAsSystem, openInstallation } from '../../backup/installation.ts';
import { waitForNetworkIdle } from '../../browser/network-idle.ts';
import { click, clickOn, openAndClose, press, waitUntilSettled, type, type PageInteractions } from './actions.ts';
import { candidateInteractions, employerEngagementTitle } from './candidate-interactions.ts';

/** The factor by which the CPU is slowed down, to simulate a phone on a desktop machine. */
export const slowdown = 4;
export const filledCandidateCount = 10_000;
/** The number of those that the employer's measured engagement receives. */
const receivedCandidateCount = 200;

/** Runs statements as the system on the database of the product being measured. */
export const runOnDatabase = async (
  env: NodeJS.ProcessEnv,
  work: (database: Client) => Promise<unknown>,
): Promise<void> => {
  const place = await openInstallation(env);
  const client = await connectAsSystem(place.databaseUrl);
  await work(client);
  await client.end();
  await place.close();
};

/**
 * Copies the agency's pending candidates many times under different names, to fill the pages of the candidate centre.
 * The engagement on whose employer's pages the interactions are measured gets as many as a large request receives; the
 * others share the rest, more than any request would get.
 */
export const fillCandidateCentre = (env: NodeJS.ProcessEnv): Promise<void> =>
  runOnDatabase(env, async (client) => {
    await client.query(
      `insert into candidate
       select filled.* from generate_series(1, $1::int) n
       join (select one.id, e.title = $2 as is_measured,
           row_number() over same_kind - 1 as at, count(*) over (partition by e.title = $2) as pending
         from candidate one join tenant t on t.id = one.supplier_id join engagement e on e.id = one.engagement_id
         where t.name = 'Harbour Talent' and one.status_id = ${candidateStatus.pending}
         window same_kind as (partition by e.title = $2 order by one.number)) template
         on template.is_measured = (n <= $3) and template.at = n % template.pending
       join candidate c on c.id = template.id
       cross join lateral jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
         'number', nextval('candidate_number'), 'last_name', 'Person ' || n,
         'email_address', 'person' || n || '@people.example')) filled`,
      [filledCandidateCount, employerEngagementTitle, receivedCandidateCount],
    );
    await client.query('analyze candidate');
  });

/** The most frequent interactions with the most important pages. */
export const measuredInteractions: readonly PageInteractions[] = [
  ...candidateInteractions,
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
      await openAndClose(page, 'Download Report');
    },
  },
  {
    path: '/opportunities',
    does: async (page) => {
      await press(page, '/');
      await type(page, 'nurse');
      await press(page, 'Escape');
      await clickOn(page.getByRole('list', { name: 'Results' }).getByRole('link').first());
      await waitUntilSettled(page);
      await openAndClose(page, 'Saved searches');
    },
  },
  {
    path: '/engagement/staging?stage=fulfillment',
    does: async (page) => {
      await clickOn(page.getByRole('table').getByRole('row').nth(1));
      await waitUntilSettled(page);
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
  let seen: Seen[];
  try {
    await page.addInitScript(observer);
    await page.goto(`${base}${path}`);
    await waitForNetworkIdle(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await does(page);
    seen = await page.evaluate<Seen[]>('window.seen');
  } finally {
    // A page that is left open would go on uploading during the next measurement.
    await page.close();
  }
  const slowest = seen.toSorted((a, b) => b.ms - a.ms)[0];
  return { inp: slowest?.ms ?? 0, what: slowest?.what ?? '', count: new Set(seen.map(({ id }) => id)).size };
};
