import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Disk } from 'flydrive';
import { migrate } from '#database/migrate.ts';
import { readConfig, type Config } from '#server/platform/config/config.ts';
import { operatorCommand } from '#server/platform/config/operator-command.ts';
import { clusterLocation } from '#server/platform/postgres/data-folder.ts';
import { listFileKeys } from '../backup/catalog.ts';
import { readBackupErasures, repeatErasureRequests } from '../backup/erasures.ts';
import { BackupError, explainStorageError } from '../backup/format.ts';
import { connectAsSystem, openStoppedInstallation, withoutDemo, type Installation } from '../backup/installation.ts';
import { canUnsealKeys, readSealedKeys } from '../backup/sealed-keys.ts';
import { saveErasures, type LaterErasure } from '../backup/saved-erasures.ts';
import { verifyBackup } from '../backup/verify.ts';
import { exitWithExplanation } from '../start/explain.ts';
import { findBaseBackupBefore } from './bases.ts';
import { describeMissingFiles, findMissingFiles, recoverFiles } from './files.ts';
import { archiveFolderOf, createBaseBackup } from './create-base-backup.ts';
import { restoreSecret } from './secrets.ts';
import { countUnreadableApps, readUnreadableApps } from '../users/unreadable-apps.ts';
import { readArchivedErasures, readInstanceErasures, recoverDatabase } from './recover-cluster.ts';

// `npm run recover -- --to <time> [--replace <data folder>]`: recovers the state at the given time from the archive
// that the settings specify. `npm run recover -- --erasures-from <backup>`: completes a recovery that used the
// database's own tools.
const usage = `Recovers the data as it was at a moment, from ARCHIVE_DIR into DATA_DIR. Stop Rolecall first.

  ${operatorCommand('recover', '--to 2026-11-20T14:05:00Z')}
  ${operatorCommand('recover', '--to 2026-11-20T14:05:00Z --replace ./.data')}   if DATA_DIR has a database, which is moved aside

After the database of DATABASE_URL has been recovered by its own tools, with a backup made before that:

  ${operatorCommand('recover', '--erasures-from /srv/backups/before-recovery')}
`;

const refuseReplacing = ({ dataDir }: Config, replace: string | undefined): void => {
  if (replace !== undefined && resolve(replace) === dataDir) return;
  throw new BackupError(
    `There is a database in ${dataDir}. To move it aside and recover into its place: --replace ${dataDir}`,
  );
};

const isSecretGiven = (process.env['SECRET'] ?? '') !== '';

/** Prints why Rolecall will not start, and sets the exit code, since the rest of the output reports a success. */
const warnAboutSecret = (message: string | undefined): void => {
  if (message === undefined) return;
  process.stderr.write(`\n${message}\n`);
  process.exitCode = 1;
};

/** Prints how many users can't sign in with codes from their app, unless no code can be checked anyway. */
const reportUnreadableApps = async (
  { config: { secret }, databaseUrl }: Installation,
  canUnseal: boolean,
): Promise<void> => {
  if (!canUnseal) return;
  process.stdout.write(countUnreadableApps(await readUnreadableApps({ databaseUrl, secret }, { isRemoval: false })));
};

/** Lists the missing files that records refer to. The operator has to restore them by other means. */
const reportMissing = async (disk: Disk, keys: readonly string[]): Promise<void> => {
  const missing = await findMissingFiles(disk, keys).catch((error: unknown) => {
    throw explainStorageError(error, 'The storage of the files');
  });
  if (missing.length > 0) process.stdout.write(`${describeMissingFiles(missing)}\n`);
};

/** Lists the folders with what this recovery and earlier ones have replaced, also those that were interrupted. */
const reportReplaced = ({ dataDir }: Config, cluster: string): void => {
  const places = [
    { folder: dirname(cluster), prefix: 'postgres.before-' },
    { folder: dataDir, prefix: 'files.before-' },
  ];
  const replaced = places.flatMap(({ folder, prefix }) =>
    readdirSync(folder)
      .filter((name) => name.startsWith(prefix))
      .map((name) => join(folder, name)),
  );
  if (replaced.length === 0) return;
  process.stdout.write(
    `The replaced data, which includes people who have been erased since, is in ${replaced.join(', ')}. Delete it when you no longer need it.\n`,
  );
};

const finish = async (
  moment: Date,
  erased: readonly LaterErasure[],
  { aside, canUnseal }: { aside: string; canUnseal: boolean },
): Promise<void> => {
  const place = await openStoppedInstallation(process.env);
  try {
    const client = await connectAsSystem(place.databaseUrl);
    const keys = await listFileKeys(client);
    await recoverFiles(place.config, keys, join(place.config.dataDir, `files.${aside}`));
    // The erasures come from the instance's last schema. The recovered one may be older, so it is migrated first.
    await migrate(place.databaseUrl);
    const again = await repeatErasureRequests(client, erased);
    await client.end();
    await createBaseBackup(place);
    process.stdout.write(`Recovered as of ${moment.toISOString()}.\n`);
    if (again > 0)
      process.stdout.write(
        `${again === 1 ? '1 erasure has' : `${String(again)} erasures have`} been requested since. Rolecall carries them out again when it starts.\n`,
      );
    await reportUnreadableApps(place, canUnseal);
    // Comes last, so that nothing is left undone if a bucket is unavailable.
    await reportMissing(place.disk, keys);
  } finally {
    await place.close();
  }
};

const readStoppedErasures = async (): Promise<LaterErasure[]> => {
  const place = await openStoppedInstallation(process.env);
  try {
    return await readInstanceErasures(place);
  } finally {
    await place.close();
  }
};

const recover = async (moment: Date, replace: string | undefined): Promise<void> => {
  const config = readConfig(withoutDemo(process.env));
  const archive = archiveFolderOf(config);
  if (moment > new Date()) throw new BackupError(`${moment.toISOString()} is in the future.`);
  const base = findBaseBackupBefore(archive, moment);
  const { cluster } = clusterLocation(config.dataDir);
  const isThere = existsSync(cluster);
  if (isThere) refuseReplacing(config, replace);
  const erased = saveErasures(
    config,
    isThere ? await readStoppedErasures() : await readArchivedErasures(config.dataDir, archive),
  );
  const now = new Date();
  const aside = `before-${now.toISOString().replaceAll(':', '-')}`;
  const keys = await recoverDatabase(config.dataDir, base, { archive, moment, aside: `postgres.${aside}` });
  const withoutSecret = restoreSecret(config, archive, { keys, isSecretGiven, now });
  await finish(moment, erased, { aside, canUnseal: withoutSecret === undefined });
  reportReplaced(config, cluster);
  warnAboutSecret(withoutSecret);
};

/** Repeats the erasure requests that are missing from a database recovered with PostgreSQL's own tools. */
const eraseAgain = async (from: string): Promise<void> => {
  const backup = await verifyBackup(resolve(from));
  const place = await openStoppedInstallation(process.env);
  try {
    await migrate(place.databaseUrl);
    const client = await connectAsSystem(place.databaseUrl);
    const erased = saveErasures(place.config, await readBackupErasures(client, backup));
    const again = await repeatErasureRequests(client, erased);
    const keys = await listFileKeys(client);
    const canUnseal = canUnsealKeys(place.config.secret, await readSealedKeys(client));
    await client.end();
    process.stdout.write(
      again === 0
        ? 'No erasure of the backup is missing here.\n'
        : `${again === 1 ? '1 erasure of the backup is' : `${String(again)} erasures of the backup are`} missing here. Rolecall carries them out when it starts.\n`,
    );
    await reportUnreadableApps(place, canUnseal);
    await reportMissing(place.disk, keys);
    if (!canUnseal)
      warnAboutSecret(
        'Rolecall will not start: the keys in the recovered database were encrypted with a different SECRET than the ' +
          'configured one. Set SECRET to the one of the recovered moment; a backup from that time has it in its file ' +
          'secret. If it is lost, follow “A new SECRET” in docs/operations.md.',
      );
  } finally {
    await place.close();
  }
};

type Asked = { moment: Date; replace: string | undefined } | { erasuresFrom: string };

const readArguments = (): Asked | undefined => {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ options: { to: text, replace: text, 'erasures-from': text } });
    const { to = '', replace, 'erasures-from': erasuresFrom } = values;
    if (erasuresFrom !== undefined) return to === '' && replace === undefined ? { erasuresFrom } : undefined;
    // The time zone is required, so that nobody recovers a different hour from the one intended.
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(to) || Number.isNaN(Date.parse(to)))
      return;
    return { moment: new Date(to), replace };
  } catch {
    return undefined;
  }
};

const asked = readArguments();
if (asked === undefined) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else if ('moment' in asked) await recover(asked.moment, asked.replace).catch(exitWithExplanation);
else await eraseAgain(asked.erasuresFrom).catch(exitWithExplanation);
