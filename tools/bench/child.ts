import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import serverFlags from '#tools/server-flags.json' with { type: 'json' };

/**
 * Starts one of the servers in this folder in a separate process, and resolves with its message once it is listening.
 */
export const startServer = async (
  file: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ child: ChildProcess; said: string }> => {
  const child = fork(join(import.meta.dirname, file), args, {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: join(import.meta.dirname, '../../.cache/compile'),
      ...env,
    },
    execArgv: [...process.execArgv, ...serverFlags],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [said] = (await once(child, 'message')) as [string];
  return { child, said };
};

/** Sends a message to a child process and resolves with its reply. */
export const requestFromChild = async <T>(child: ChildProcess, message: object | string): Promise<T> => {
  child.send(message);
  const [reply] = (await once(child, 'message')) as [T];
  return reply;
};
