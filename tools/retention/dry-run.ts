import { eventPayloads } from '#server/event-payloads.ts';
import { agenciesWithPeople, readRetentionRun } from '#server/people/queries/due-people.ts';
import { readUnsubmittedRun } from '#server/people/queries/unsubmitted.ts';
import { operatorCommand } from '#server/platform/config/operator-command.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import { connect } from '#server/platform/db/db.ts';
import { createEvents } from '#server/platform/events/events.ts';
import { noopLive } from '#server/platform/live/noop.ts';
import { createLog } from '#server/platform/log/log.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { defaultScopeSettings } from '#server/platform/scope/scope.ts';
import { loadSigningKey } from '#server/platform/vault/signing-key.ts';
import { createVault } from '#server/platform/vault/vault.ts';
import { openInstallation } from '../backup/installation.ts';
import { formatDryRunReport, type AgencyRun } from './report.ts';
import { explain } from '../start/explain.ts';

// `npm run retention -- --dry-run`: prints what the next run of the retention job would do. The instance may be running.
const usage = `Prints whom the next nightly run would notify agencies of and erase, by ID. It changes nothing: the job of the
running Rolecall does, at 04:17 UTC.

  ${operatorCommand('retention', '--dry-run')}
`;

const print = async (): Promise<void> => {
  const place = await openInstallation(process.env);
  const log = createLog({ mode: place.config.mode, logLevel: 'error' });
  const connections = connect(place.databaseUrl, 1, (error) => log.warn({ err: error }, 'database'));
  try {
    const source: ScopeSource = {
      db: connections.db,
      clock: createClock(),
      events: createEvents(eventPayloads, [], () => Promise.resolve()),
      live: noopLive,
      log,
      settings: defaultScopeSettings,
      vault: createVault(place.config.secret, () => loadSigningKey(source, place.config.secret)),
    };
    const runs = await inSystemScope(source, 'print the next run of the retention job', async (scope) => {
      const found: AgencyRun[] = [];
      for (const supplierId of await agenciesWithPeople(scope)) {
        const run = await readRetentionRun(scope, supplierId);
        const idsOf = (step: 'notify' | 'erase'): string[] =>
          run.filter((one) => one.step === step).map(({ personId }) => personId);
        const [notify, erase] = [idsOf('notify'), idsOf('erase')];
        const records = await readUnsubmittedRun(scope, supplierId);
        const recordsOf = (step: 'notify' | 'erase'): string[] =>
          records.filter((one) => one.step === step).map(({ kind, id }) => `${kind} ${id}`);
        found.push({
          supplierId,
          notify,
          erase,
          notifyRecords: recordsOf('notify'),
          eraseRecords: recordsOf('erase'),
          others: run.length - notify.length - erase.length,
        });
      }
      return found;
    });
    process.stdout.write(formatDryRunReport(runs));
  } finally {
    await connections.close();
    await place.close();
  }
};

if (process.argv.slice(2).join(' ') !== '--dry-run') {
  process.stderr.write(usage);
  process.exitCode = 2;
} else await print().catch(explain);
