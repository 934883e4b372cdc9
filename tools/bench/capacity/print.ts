import { activitiesPerUserHour, auctionPeakActivities, workingDayActivities } from './activities.ts';
import type { Measured } from './play.ts';

/** What was measured on a working day and in an auction peak. */
export interface Played {
  readonly day: Measured;
  readonly peak: Measured;
}

const columns = ['calls/s', 'p50 ms', 'p99 ms', 'server ms', 'db ms', 'MB each', 'connections'];
const line = (name: string, cells: readonly string[]): void => {
  process.stdout.write(`${name.padEnd(44)}${cells.map((cell) => cell.padStart(12)).join('')}\n`);
};
/** Prints the heading of the table of measurements. */
export const showHeading = (): void => {
  line('', columns);
};

/** Prints a measurement, and fails the program if a call failed. */
export const show = (name: string, one: Measured): void => {
  line(name, [
    one.callsPerSecond.toFixed(0),
    one.p50.toFixed(1),
    one.p99.toFixed(1),
    one.serverMs.toFixed(2),
    one.databaseMs.toFixed(2),
    one.megabytes.toFixed(0),
    String(one.databaseConnections),
  ]);
  for (const { name: what, count, p50, p95, longest } of one.separateLatencies)
    process.stdout.write(
      `    ${what.padEnd(20)} ${String(count).padStart(5)} times, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, longest ${longest.toFixed(0)} ms\n`,
    );
  if (one.failure !== undefined) {
    process.stdout.write(`  failed: ${one.failure}\n`);
    process.exitCode = 1;
  }
};

/** The share of a processor core that the sizes are based on. The rest is reserved for peaks within a minute. */
const plannedShare = 0.5;

/** Prints the machines needed for given numbers of working users, calculated from the CPU time of one activity. */
export const printSizes = (given: { day: Measured; peak: Measured; poolSize: number }): void => {
  const { day, peak, poolSize } = given;
  const coresFor = (ms: number, users: number, perHour: number): number =>
    (users * perHour * ms) / 3_600_000 / plannedShare;
  process.stdout.write(
    '\n| users at work | bidders in a peak | processes | cores for them | memory for them | cores of the database | connections |\n',
  );
  process.stdout.write('| ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n');
  for (const users of [500, 2000, 5000, 20_000]) {
    const bidders = users / 5;
    const server =
      coresFor(day.serverMs, users, activitiesPerUserHour(workingDayActivities)) +
      coresFor(peak.serverMs, bidders, activitiesPerUserHour(auctionPeakActivities));
    const database =
      coresFor(day.databaseMs, users, activitiesPerUserHour(workingDayActivities)) +
      coresFor(peak.databaseMs, bidders, activitiesPerUserHour(auctionPeakActivities));
    const processes = Math.max(2, Math.ceil(server));
    process.stdout.write(
      `| ${String(users)} | ${String(bidders)} | ${String(processes)} | ${server.toFixed(1)} | ${String(Math.ceil((processes * Math.max(day.megabytes, peak.megabytes)) / 100) / 10)} GB | ${database.toFixed(1)} | ${String(processes * (poolSize + 4))} |\n`,
    );
  }
};

/** Prints by what factor the cost of an activity grows from the smaller market to the larger one, for one process. */
export const printGrowth = (from: number, to: number, small: Played, large: Played): void => {
  const grown = (before: number, after: number): string => `${(after / before).toFixed(1)}x`;
  process.stdout.write(`\nFrom ${String(from)} to ${String(to)} agencies (${grown(from, to)}), one process:\n`);
  for (const [name, before, after] of [
    ['working day', small.day, large.day],
    ['auction peak', small.peak, large.peak],
  ] as const)
    process.stdout.write(
      `  ${name}: server ms ${grown(before.serverMs, after.serverMs)}, db ms ${grown(before.databaseMs, after.databaseMs)}, p99 ${grown(before.p99, after.p99)}, MB ${grown(before.megabytes, after.megabytes)}\n`,
    );
};
