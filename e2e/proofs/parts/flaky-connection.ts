import { connect, createServer, type Socket } from 'node:net';

type ConnectionMode =
  /** Everything passes. */
  | 'through'
  /** Nobody is there any more: what is open is cut, what comes is refused. */
  | 'cut'
  /** The network swallows everything: whoever asks gets no answer, and no word that there is none. */
  | 'silent';

/** A wire between a product and a server, which can be cut and mended. */
export interface FlakyConnection {
  readonly port: number;
  readonly set: (mode: ConnectionMode) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Lays a wire from a port of this machine to a unix socket. */
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
        // In silence nobody hears either that the other side has hung up.
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
      // What was begun in silence has lost a part of its words.
      if (next === 'through' && before === 'silent') for (const socket of open) socket.destroy();
    },
    remove: async () => {
      mode = 'cut';
      await cut();
    },
  };
};
