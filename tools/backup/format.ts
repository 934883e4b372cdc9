import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { toStorageError, StorageError } from '#server/platform/files/storage-error.ts';
import { StartError } from '#tools/start/start-error.ts';

/** The error for a backup that can't be made or restored here. Its message gives the reason and what to do. */
export class BackupError extends StartError {
  override readonly name = 'BackupError';
}

/** Turns a disk or file storage error into a readable one; returns other errors unchanged. */
export const explainStorageError = (error: unknown, place: string): unknown => {
  const storageError = toStorageError(error);
  if (error instanceof BackupError || !(storageError instanceof StorageError)) return error;
  const cause = storageError.cause instanceof Error ? storageError.cause : storageError;
  const reason = cause.cause instanceof Error ? cause.cause.message : cause.message;
  return new BackupError(
    storageError.code === 'no-room'
      ? `There is no space left in ${place} (${reason}). Free some space and start again.`
      : `${place} cannot be used (${reason}).`,
  );
};

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const part = { bytes: z.number().int().min(0), sha256: hash };

const tableShape = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int().min(0),
  ...part,
});

/** A line of `files.jsonl`. The key is a path below the storage root and never leads out of it. */
export const fileShape = z.object({
  key: z.string().regex(/^(?!.*\.\.)[\w-][\w.-]*(\/[\w-][\w.-]*)*$/),
  ...part,
});

const formatNow = 1;

const manifestShape = z.object({
  product: z.literal('Rolecall'),
  format: z.literal(formatNow),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  /** The migrations that produced the schema, in order; the last one is the schema's version. */
  migrations: z.array(z.string()).min(1),
  /** The version of the job schema. */
  jobs: z.number().int(),
  tables: z.array(tableShape),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  files: z.object({ count: z.number().int().min(0), ...part }),
  /** Files that records refer to, but that were missing from the storage. */
  missingFiles: z.array(z.string()),
  secret: z.object(part),
});

export type Manifest = z.infer<typeof manifestShape>;
export type TablePart = Manifest['tables'][number];
export type FilePart = z.infer<typeof fileShape>;
/** The size and hash of one part of a backup. */
export type SizeAndHash = { bytes: number; sha256: string };

export const backupPaths = {
  manifest: 'manifest.json',
  seal: 'manifest.sha256',
  fileList: 'files.jsonl',
  files: 'files',
  secret: 'secret',
  tables: 'tables',
  table: ({ schema, name }: { schema: string; name: string }) => `tables/${schema}.${name}.copy`,
} as const;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Writes the manifest, with its hash in a file beside it. */
export const writeManifest = (folder: string, manifest: Manifest): void => {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  writeFileSync(join(folder, backupPaths.manifest), text, { mode: 0o600, flush: true });
  writeFileSync(join(folder, backupPaths.seal), `${sha256(text)}\n`, { mode: 0o600, flush: true });
};

const read = (folder: string, name: string): string => {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    throw new BackupError(`There is no Rolecall backup in ${folder}: ${name} is missing or cannot be read.`);
  }
};

/** Reads a backup's manifest; refuses it if it is damaged, from another product, or from a newer version. */
export const readManifest = (folder: string): Manifest => {
  const text = read(folder, backupPaths.manifest);
  if (read(folder, backupPaths.seal).trim() !== sha256(text)) {
    throw new BackupError(`The backup in ${folder} is damaged: ${backupPaths.manifest} has been changed.`);
  }
  const json: unknown = JSON.parse(text);
  const said = z.object({ product: z.string(), format: z.number() }).safeParse(json);
  if (!said.success || said.data.product !== 'Rolecall') {
    throw new BackupError(`The backup in ${folder} is not a Rolecall backup.`);
  }
  if (said.data.format > formatNow) {
    throw new BackupError(
      `The backup in ${folder} was made by a newer version of Rolecall (format ${String(said.data.format)}). Run this command of that version.`,
    );
  }
  const manifest = manifestShape.safeParse(json);
  if (!manifest.success) throw new BackupError(`The manifest of the backup in ${folder} cannot be parsed.`);
  return manifest.data;
};
