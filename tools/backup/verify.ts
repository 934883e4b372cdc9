import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isBeforeBaseline, unknownMigrations } from '#database/refuse-versions.ts';
import {
  BackupError,
  fileShape,
  backupPaths,
  readManifest,
  type FilePart,
  type Manifest,
  type SizeAndHash,
} from './format.ts';
import { isSameSizeAndHash, hashFile } from './measure.ts';

/** A backup in which every part has been read and matches the manifest. */
export interface VerifiedBackup {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly files: readonly FilePart[];
  readonly secret: string;
}

const verifyPart = async (folder: string, name: string, expected: SizeAndHash): Promise<void> => {
  const path = join(folder, name);
  if (!existsSync(path)) throw new BackupError(`The backup in ${folder} is damaged: ${name} is missing.`);
  if (isSameSizeAndHash(await hashFile(path), expected)) return;
  throw new BackupError(`The backup in ${folder} is damaged: ${name} has been changed.`);
};

const readFileList = async (folder: string): Promise<FilePart[]> => {
  const files: FilePart[] = [];
  for await (const line of createInterface({ input: createReadStream(join(folder, backupPaths.fileList)) })) {
    files.push(fileShape.parse(JSON.parse(line)));
  }
  return files;
};

const refuseOtherVersions = (folder: string, { migrations }: Manifest): void => {
  if (isBeforeBaseline(migrations)) {
    throw new BackupError(
      `The backup in ${folder} was made by an older Rolecall, whose data this version cannot upgrade. Restore it with the one that made it.`,
    );
  }
  const unknown = unknownMigrations(migrations);
  if (unknown.length === 0) return;
  throw new BackupError(
    `The backup in ${folder} was made by a newer version of Rolecall, whose database has ${unknown.join(', ')}. Run this command of that version.`,
  );
};

/** Reads a whole backup and refuses it if any byte has changed. Runs before anything else is touched. */
export const verifyBackup = async (folder: string): Promise<VerifiedBackup> => {
  const manifest = readManifest(folder);
  refuseOtherVersions(folder, manifest);
  for (const table of manifest.tables) await verifyPart(folder, backupPaths.table(table), table);
  const written = readdirSync(join(folder, backupPaths.tables)).length;
  if (written !== manifest.tables.length) {
    throw new BackupError(`The backup in ${folder} is damaged: it contains tables that are not in its manifest.`);
  }
  await verifyPart(folder, backupPaths.fileList, manifest.files);
  await verifyPart(folder, backupPaths.secret, manifest.secret);
  const files = await readFileList(folder);
  for (const file of files) await verifyPart(folder, `${backupPaths.files}/${file.key}`, file);
  return { folder, manifest, files, secret: readFileSync(join(folder, backupPaths.secret), 'utf8') };
};
