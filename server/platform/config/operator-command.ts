import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Whether this code runs in a release. Only the root of a release contains this script; the sources don't. */
const isRelease = existsSync(join(import.meta.dirname, '../../../rolecall'));

/**
 * Returns a command as an operator has to type it: with npm in the sources, with the script `rolecall` in a release.
 */
export const operatorCommand = (command: string, args = ''): string => {
  if (isRelease) return `rolecall ${command}${args === '' ? '' : ` ${args}`}`;
  return command === 'start' ? 'npm start' : `npm run ${command}${args === '' ? '' : ` -- ${args}`}`;
};
