import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { checkPort, freePort } from './ports.ts';
import { StartError } from './start-error.ts';

const messageOf = async (attempt: Promise<void>): Promise<string> => {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  return error instanceof StartError ? error.message : '';
};

test('a free port is accepted', async () => {
  await checkPort('127.0.0.1', await freePort());
});

test('a port in use is reported, with how to choose another', async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(port, '127.0.0.1', resolve);
  });
  const message = await messageOf(checkPort('127.0.0.1', port));
  expect(message).toContain(`Port ${port} on 127.0.0.1 is in use`);
  expect(message).toContain(`PORT=${port + 1} npm start`);
  other.close();
});

test('an address that does not belong to this machine is reported', async () => {
  expect(await messageOf(checkPort('192.0.2.1', await freePort()))).toContain('HOST is 192.0.2.1');
});
