import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isWebBuilt } from './build-web.ts';
import { exitWithExplanation } from './start/explain.ts';
import { serve } from './start/serve.ts';
import { StartError } from './start/start-error.ts';

const run = (file: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, file)], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });

/** Builds the web application in a separate process, so that the memory it used is freed. */
const build = async (): Promise<void> => {
  if (process.argv.includes('--no-build') || isWebBuilt()) return;
  console.log('Building the web application ...');
  if ((await run('build-web.ts')) !== 0)
    throw new StartError('The web application could not be built. See the errors above.');
};

serve(build).catch(exitWithExplanation);
