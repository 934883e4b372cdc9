import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The script that a release has in its root, and the sources do not. */
const isRelease = existsSync(join(import.meta.dirname, '../../../rolecall'));

/** A command as an operator types it here: with npm in the sources, with the script `rolecall` in a release. */
export const typedCommand = (command: string, args = ''): string => {
  if (isRelease) return `rolecall ${command}${args === '' ? '' : ` ${args}`}`;
  return command === 'start' ? 'npm start' : `npm run ${command}${args === '' ? '' : ` -- ${args}`}`;
};
