import { operatorCommand } from '#server/platform/config/operator-command.ts';
import { createLog } from '#server/platform/log/log.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { openInstallation } from '../backup/installation.ts';
import { readPlannedRuns } from './planned-runs.ts';
import { formatDryRunReport } from './report.ts';
import { exitWithExplanation } from '../start/explain.ts';
import { openScopeSource } from '../start/scope-source.ts';

// `npm run retention -- --dry-run`: prints what the next run of the retention job would do. The instance may be running.
const usage = `Prints the IDs of the records that the next nightly run would erase, or notify agencies about.
It changes nothing; only the job of the running Rolecall does, at 04:17 UTC.

  ${operatorCommand('retention', '--dry-run')}
`;

const print = async (): Promise<void> => {
  const place = await openInstallation(process.env);
  const { databaseUrl, config } = place;
  const log = createLog({ mode: config.mode, logLevel: 'error' });
  const { source, close } = openScopeSource({ databaseUrl, secret: config.secret, log, connections: 1 });
  try {
    const { at, runs } = await inSystemScope(source, 'print the next run of the retention job', readPlannedRuns);
    process.stdout.write(formatDryRunReport(runs, at));
  } finally {
    await close();
    await place.close();
  }
};

if (process.argv.slice(2).join(' ') !== '--dry-run') {
  process.stderr.write(usage);
  process.exitCode = 2;
} else await print().catch(exitWithExplanation);
