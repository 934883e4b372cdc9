import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Config } from '#server/platform/config/config.ts';
import { BackupError, explainStorageError } from './format.ts';

/** A line of `erasures.jsonl`: an erasure recorded in a later state of the data, by ID. */
const erasureShape = z.object({
  id: z.guid(),
  tenantId: z.guid(),
  /** The kind of the erased record, such as `candidate`. Another version may have other kinds. */
  kind: z.string(),
  subjectId: z.guid(),
  askedBy: z.guid().nullable(),
  askedAt: z.coerce.date(),
});

export type LaterErasure = Readonly<z.infer<typeof erasureShape>>;

type Folders = Pick<Config, 'archiveDir' | 'dataDir'>;

/** The archive survives the loss of the machine, and the data folder a change of the archive's folder. */
const pathsOf = ({ archiveDir, dataDir }: Folders): string[] =>
  [dataDir, ...(archiveDir === undefined ? [] : [archiveDir])].map((folder) => join(folder, 'erasures.jsonl'));

const readSaved = (path: string): LaterErasure[] => {
  if (!existsSync(path)) return [];
  try {
    const lines = readFileSync(path, 'utf8').split('\n');
    return lines.filter((line) => line !== '').map((line) => erasureShape.parse(JSON.parse(line)));
  } catch (error) {
    throw new BackupError(
      `${path} cannot be read (${error instanceof Error ? error.message : String(error)}). It lists by ID who has been ` +
        'erased, so that they are erased again. If you move it away, people that only it lists may come back.',
    );
  }
};

/** Writes a file that only its owner can read. An interruption leaves the former one. */
const writeSaved = (path: string, erasures: readonly LaterErasure[]): void => {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const text = erasures.map((one) => `${JSON.stringify(one)}\n`).join('');
    writeFileSync(`${path}.part`, text, { mode: 0o600, flush: true });
    renameSync(`${path}.part`, path);
  } catch (error) {
    throw explainStorageError(error, dirname(path));
  }
};

/**
 * Saves erasures outside the database, and returns all that have been saved so far. A restore or recovery calls this
 * before it replaces the database with an earlier state, so that a later attempt knows the erasures as well. Decision
 * 0195.
 */
export const saveErasures = (folders: Folders, erasures: readonly LaterErasure[]): LaterErasure[] => {
  const paths = pathsOf(folders);
  const bySubject = new Map<string, LaterErasure>();
  for (const one of [...erasures, ...paths.flatMap(readSaved)]) bySubject.set(`${one.kind} ${one.subjectId}`, one);
  const all = [...bySubject.values()];
  if (all.length > 0) for (const path of paths) writeSaved(path, all);
  return all;
};
