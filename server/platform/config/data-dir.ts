import { randomBytes } from 'node:crypto';
import { accessSync, constants, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Creates the data folder, which only its owner may access. When root runs the server, other users may traverse the
 * folder but not list it, because the database runs inside it as another user. Returns a message if this fails.
 */
export const prepareDataDir = (dataDir: string): string | undefined => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `DATA_DIR is ${dataDir}, which cannot be written to (${reason}). Choose another folder, for example DATA_DIR=/srv/rolecall.`;
  }
};

const readSecret = (file: string): string | undefined => {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    return secret === '' ? undefined : secret;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/**
 * Returns the secret stored on this machine, which is used if none is configured. It is created once, in a file that
 * only its owner can read.
 */
export const persistentSecret = (dataDir: string): string => {
  const file = join(dataDir, 'secret');
  const kept = readSecret(file);
  if (kept !== undefined) return kept;
  // The secret is written to a temporary file and linked into place, so that two processes that start at once end up
  // with the same complete secret.
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
  const made = readSecret(file);
  if (made === undefined) throw new Error(`The file ${file} is empty. Delete it and start again.`);
  return made;
};
