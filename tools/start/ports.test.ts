import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { assertPortIsFree, findFreePort } from './ports.ts';
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
  await assertPortIsFree('127.0.0.1', await findFreePort());
});

test('a port in use is reported, with how to choose another', async () => {
  const port = await findFreePort();
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(port, '127.0.0.1', resolve);
  });
  const message = await messageOf(assertPortIsFree('127.0.0.1', port));
  expect(message).toContain(`Port ${port} on 127.0.0.1 is in use`);
  expect(message).toContain(`PORT=${port + 1} npm start`);
  other.close();
});

test('an address that does not belong to this machine is reported', async () => {
  expect(await messageOf(assertPortIsFree('192.0.2.1', await findFreePort()))).toContain('HOST is 192.0.2.1');
});
