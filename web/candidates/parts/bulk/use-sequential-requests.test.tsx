import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { Problem } from '#web/platform/api/problem.ts';
import { useSequentialRequests } from './use-sequential-requests.ts';

type Send = (row: string, key: string) => Promise<unknown>;

const Rows = ({ rows, send }: { rows: readonly string[]; send: Send }) => {
  const { outcomes, sendAll, isSending } = useSequentialRequests((row: string) => row);
  const failed = [...outcomes.values()].filter(({ state }) => state === 'failed').map(({ row }) => row);
  return (
    <>
      <button type="button" onClick={() => void sendAll(rows, send)}>
        Send all
      </button>
      <button type="button" onClick={() => void sendAll(failed, send)}>
        Try again
      </button>
      <output>
        {[...outcomes.values()].map(({ row, state, message }) => `${row} ${state} ${message}`).join(', ')}
      </output>
      <p>{isSending ? 'Sending' : 'Waiting'}</p>
    </>
  );
};

const fails = (status: number, message: string) => new Problem(status, { code: 'failed', message });

test('a failed row stops no other, and only the failed ones are sent again', async () => {
  const sent: string[] = [];
  const send: Send = (row) => {
    sent.push(row);
    return row === 'b' && sent.length < 4 ? Promise.reject(fails(409, 'It is closed.')) : Promise.resolve();
  };
  const screen = await render(<Rows rows={['a', 'b', 'c']} send={send} />);
  await screen.getByRole('button', { name: 'Send all' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('a done , b failed It is closed., c done');
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('a done , b done , c done');
  expect(sent).toEqual(['a', 'b', 'c', 'b']);
});

test('another attempt has the same key only if no answer arrived', async () => {
  const keys: Record<string, string[]> = { lost: [], refused: [] };
  const send: Send = (row, key) => {
    keys[row]?.push(key);
    return Promise.reject(row === 'lost' ? fails(0, 'No response.') : fails(409, 'It is closed.'));
  };
  const screen = await render(<Rows rows={['lost', 'refused']} send={send} />);
  await screen.getByRole('button', { name: 'Send all' }).click();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('lost failed No response., refused failed It is closed.');
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => keys['refused']?.length).toBe(2);
  expect([new Set(keys['lost']).size, new Set(keys['refused']).size]).toEqual([1, 2]);
});
