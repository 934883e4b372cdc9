import { createServer } from 'node:net';
import { operatorCommand } from '#server/platform/config/operator-command.ts';
import { StartError } from './start-error.ts';

const portWords = (error: NodeJS.ErrnoException, host: string, port: number): string => {
  if (error.code === 'EADDRINUSE') {
    return (
      `Port ${port} on ${host} is in use, perhaps by a Rolecall that is running already (http://localhost:${port}).\n` +
      `Stop that program, or choose another port:\n  PORT=${port === 65_535 ? 3001 : port + 1} ${operatorCommand('start')}`
    );
  }
  if (error.code === 'EACCES') {
    return `This user may not listen on port ${port}. Choose one above 1023:\n  PORT=3000 ${operatorCommand('start')}`;
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `HOST is ${host}, which is not an address of this machine. Use 127.0.0.1, 0.0.0.0 or one of its own.`;
  }
  return `Rolecall cannot listen on ${host}, port ${port}: ${error.message}`;
};

const listenFor = (host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => {
        resolve(address !== null && typeof address === 'object' ? address.port : port);
      });
    });
  });

/** Throws an error that says how to choose another port if this one is in use. Called before the slow steps. */
export const assertPortIsFree = async (host: string, port: number): Promise<void> => {
  try {
    await listenFor(host, port);
  } catch (error) {
    if (error instanceof Error) throw new StartError(portWords(error, host, port));
    throw error;
  }
};

/** Returns a local port that is not currently in use. */
export const findFreePort = (): Promise<number> => listenFor('127.0.0.1', 0);
