import { operatorCommand } from '#server/platform/config/operator-command.ts';
import { connectAsSystem, openInstallation } from '../backup/installation.ts';
import { exitWithExplanation } from '../start/explain.ts';
import { runStatements } from './statements.ts';

// `npm run sql -- "<statements>"`: runs statements as the system, on the database that the settings specify. It
// replaces psql, which the embedded PostgreSQL lacks, and reaches that database even while Rolecall is stopped.
// Decision 0169.
const [statements = '', ...more] = process.argv.slice(2);

const run = async (): Promise<void> => {
  const place = await openInstallation(process.env);
  try {
    const client = await connectAsSystem(place.databaseUrl);
    try {
      process.stdout.write(await runStatements(client, statements));
    } finally {
      await client.end();
    }
  } finally {
    await place.close();
  }
};

if (statements.trim() === '' || statements.startsWith('-') || more.length > 0) {
  process.stderr.write(
    `Which statements? In one pair of quotation marks, for example: ${operatorCommand('sql', '"select count(*) from tenant"')}\n`,
  );
  process.exitCode = 2;
} else await run().catch(exitWithExplanation);
