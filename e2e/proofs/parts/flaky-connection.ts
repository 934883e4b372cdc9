import { connect, createServer, type Socket } from 'node:net';

type ConnectionMode =
  /** All data is passed on. */
  | 'through'
  /** The server is unreachable: open connections are closed and new ones refused. */
  | 'cut'
  /** The network drops everything: clients get neither an answer nor an error. */
  | 'silent';

/** A connection between an instance of the product and a server. Tests can cut and restore it. */
export interface FlakyConnection {
  readonly port: number;
  readonly set: (mode: ConnectionMode) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Forwards a local port to a unix socket. */
export const createFlakyConnection = async (socketPath: string): Promise<FlakyConnection> => {
  const open = new Set<Socket>();
  let mode: ConnectionMode = 'through';
  let port = 0;
  const server = createServer((near) => {
    const far = connect(socketPath);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => {
        if (mode === 'through') to.write(bytes);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        // In silent mode, a disconnect by the other side isn't passed on either.
        if (mode !== 'silent') to.destroy();
      });
    }
  });
  const listen = (): Promise<void> =>
    new Promise((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        port = typeof address === 'object' && address !== null ? address.port : port;
        resolve();
      });
    });
  const cut = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
  };
  await listen();
  return {
    get port() {
      return port;
    },
    set: async (next) => {
      const before = mode;
      mode = next;
      if (next === 'cut' && before !== 'cut') await cut();
      if (next !== 'cut' && before === 'cut') await listen();
      // Streams that were open in silent mode have lost part of their data.
      if (next === 'through' && before === 'silent') for (const socket of open) socket.destroy();
    },
    remove: async () => {
      mode = 'cut';
      await cut();
    },
  };
};
