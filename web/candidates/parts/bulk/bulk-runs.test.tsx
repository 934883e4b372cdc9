import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { now } from '#web/platform/clock.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { setSession, type Session } from '#web/platform/session.ts';
import { defineBulkAction, type UndoDetails } from './bulk-action.ts';
import { BulkCandidatesDialog } from './bulk-candidates-dialog.tsx';
import { BulkRunBanners } from './bulk-run-banners.tsx';
import { bulkCopy, undoCopy } from './bulk-copy.ts';
import { BulkRunDialog } from './bulk-run-dialog.tsx';
import {
  deleteExpiredRuns,
  discardRun,
  findRunsIn,
  onRunDiscarded,
  recordSingleStep,
  removeFromRuns,
  removeUndo,
  sendRows,
  startRun,
  type ChosenCandidate,
} from './bulk-runs.ts';

type Sent = { act: 'withdraw' | 'undo'; id: string; key: string; stepAt?: string | undefined };
let sent: Sent[] = [];
let fails: (request: Sent) => Problem | undefined = () => undefined;
let doneAt = '';

const answer = (request: Sent) => {
  sent.push(request);
  const problem = fails(request);
  return problem ? Promise.reject(problem) : Promise.resolve({ since: doneAt });
};
const undoing = defineBulkAction<UndoDetails, unknown>({
  id: 'test-undo',
  words: undoCopy,
  send: ({ _id: id }, { stepAt }, key) => answer({ act: 'undo', id, key, stepAt: stepAt[id] }),
});
const withdrawing = defineBulkAction<object, { since: string }>({
  id: 'test-withdraw',
  words: {
    title: bulkCopy.withdrawnOf,
    allDone: bulkCopy.allWithdrawn,
    sending: bulkCopy.withdrawing,
    done: bulkCopy.withdrawn,
    failed: bulkCopy.notWithdrawn,
  },
  send: ({ _id: id }, _details, key) => answer({ act: 'withdraw', id, key }),
  undo: { act: undoing, stepAt: ({ since }) => since },
});

const candidates: readonly ChosenCandidate[] = ['Ahonen', 'Bergqvist', 'Castellano'].map((lastName) => ({
  _id: lastName,
  firstName: 'Aino',
  lastName,
}));
const lost = new Problem(0, { code: 'unreachable', message: 'No response.' });
const refused = new Problem(409, { code: 'candidate-closed', message: 'Already hired.' });

let lists = 0;
const renderList = async () => {
  lists += 1;
  const place = `list ${String(lists)}`;
  const List = ({ starts }: { starts: boolean }) => (
    <QueryClientProvider client={new QueryClient()}>
      <BulkRunBanners acts={[withdrawing]} place={place} />
      {starts && (
        <BulkCandidatesDialog
          candidates={candidates}
          act={withdrawing}
          place={place}
          ask={(confirm) => (
            <button type="button" onClick={() => confirm({})}>
              Withdraw all
            </button>
          )}
          onClose={() => void screen.rerender(<List starts={false} />)}
        />
      )}
    </QueryClientProvider>
  );
  const screen = await render(<List starts />);
  return screen;
};

const signIn = (id: string): void => setSession({ user: { id }, permissions: [] } as unknown as Session);

beforeEach(() => {
  signIn('u-1');
  sent = [];
  fails = () => undefined;
  doneAt = new Date(now()).toISOString();
});

test('several withdrawals can be undone together, with the time until which they can', async () => {
  const screen = await renderList();
  await screen.getByRole('button', { name: 'Withdraw all' }).click();
  const banner = screen.getByRole('status').filter({ hasText: '3 candidates were withdrawn.' });
  await expect.element(banner).toMatchTextContent(/You can undo this until \d\d:\d\d\./);
  await banner.getByRole('button', { name: 'Undo' }).click();
  await expect.element(banner).not.toBeInTheDocument();
  await expect
    .poll(() => sent.filter(({ act }) => act === 'undo').map(({ id }) => id))
    .toEqual(['Ahonen', 'Bergqvist', 'Castellano']);
  // Each undo names the step that it undoes, so that a later step by somebody else is kept.
  expect(sent.filter(({ act }) => act === 'undo').map(({ stepAt }) => stepAt)).toEqual([doneAt, doneAt, doneAt]);
  await screen.unmount();
});

test('a run that ends after its dialog was closed closes no other dialog', async () => {
  let finish = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slow = defineBulkAction<object, unknown>({
    id: 'test-slow',
    words: undoCopy,
    send: () => done,
  });
  const closed = vi.fn<() => void>();
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <BulkRunDialog
        runId={startRun({ actId: 'test-slow', place: 'slow', details: {} }, candidates.slice(0, 1))}
        act={slow}
        onClose={closed}
      />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await screen.rerender(<p>Another dialog</p>);
  finish();
  await expect.poll(() => findRunsIn('slow')).toEqual([]);
  expect(closed).not.toHaveBeenCalled();
  await screen.unmount();
});

test('a single action is offered to undo in its list, and replaces the one before', async () => {
  const screen = await renderList();
  const place = `list ${String(lists)}`;
  const [first, second] = candidates;
  if (!first || !second) throw new Error('Two candidates are needed.');
  recordSingleStep({ actId: 'test-withdraw', place, details: {} }, first, doneAt);
  recordSingleStep({ actId: 'test-withdraw', place, details: {} }, second, doneAt);
  const banner = screen.getByRole('status').filter({ hasText: '1 candidate was withdrawn.' });
  await banner.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => sent).toMatchObject([{ act: 'undo', id: 'Bergqvist', stepAt: doneAt }]);
  await screen.unmount();
});

test('a candidate who has taken another step since, for example a hire, is no longer offered to undo', async () => {
  const screen = await renderList();
  await screen.getByRole('button', { name: 'Withdraw all' }).click();
  const banner = screen.getByRole('status');
  await expect.element(banner.filter({ hasText: '3 candidates were withdrawn.' })).toBeVisible();
  removeUndo('Bergqvist');
  await banner.filter({ hasText: '2 candidates were withdrawn.' }).getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => sent.filter(({ act }) => act === 'undo').map(({ id }) => id))
    .toEqual(['Ahonen', 'Castellano']);
  await screen.unmount();
});

test('after the time to undo, nothing is offered', async () => {
  doneAt = new Date(now() - 11 * 60_000).toISOString();
  const screen = await renderList();
  await screen.getByRole('button', { name: 'Withdraw all' }).click();
  await expect.poll(() => sent.length).toBe(3);
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await screen.unmount();
});

test('a run with lost responses continues after its dialog is closed, with the same keys and no row twice', async () => {
  fails = ({ id }) => (id === 'Bergqvist' ? lost : id === 'Castellano' ? refused : undefined);
  const screen = await renderList();
  await screen.getByRole('button', { name: 'Withdraw all' }).click();
  const dialog = screen.getByRole('alertdialog', { name: 'Withdrawn 1 of 3' });
  await expect.element(dialog).toMatchTextContent('No result yet: No response.');
  await expect.element(dialog).toMatchTextContent('Not withdrawn: Already hired.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const banner = screen.getByRole('status').filter({ hasText: 'Withdrawn 1 of 3.' });
  await expect.element(banner).toMatchTextContent('1 candidate has no result yet.');
  await expect.element(banner.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();

  fails = () => undefined;
  await banner.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByRole('alertdialog', { name: 'Withdrawn 2 of 3' })).toBeVisible();
  const [first, second] = sent.filter(({ id }) => id === 'Bergqvist');
  expect(second?.key).toBe(first?.key);
  expect(sent.filter(({ id }) => id === 'Ahonen')).toHaveLength(1);
  expect(sent.filter(({ id }) => id === 'Castellano')).toHaveLength(1);
  await screen.unmount();
});

test('only a lost row is repeated as it was; other rows are sent with their present details', async () => {
  const requests: string[] = [];
  let present = 'first';
  const act = defineBulkAction<{ values: Record<string, string> }, unknown>({
    id: 'test-prepared',
    words: undoCopy,
    prepare: ({ _id }, { values }) => ({ values: { ...values, [_id]: present } }),
    send: ({ _id }, { values }) => {
      requests.push(`${_id} ${values[_id] ?? ''}`);
      if (present !== 'first') return Promise.resolve({});
      return Promise.reject(_id === 'Ahonen' ? lost : refused);
    },
  });
  const id = startRun({ actId: 'test-prepared', place: 'prepared', details: { values: {} } }, candidates.slice(0, 2));
  await sendRows(id, ['unsent'], act);
  present = 'corrected';
  await sendRows(id, ['unsent', 'lost', 'refused'], act);
  expect(requests).toEqual(['Ahonen first', 'Bergqvist first', 'Ahonen first', 'Bergqvist corrected']);
  discardRun(id);
});

test('a row that is removed is sent by no run, not even by one that is under way', async () => {
  const place = 'removed';
  const requests: string[] = [];
  const act = defineBulkAction<object, unknown>({
    id: 'test-removed',
    words: undoCopy,
    send: ({ _id }) => {
      requests.push(_id);
      removeFromRuns(place, 'Bergqvist');
      return _id === 'Ahonen' ? Promise.reject(lost) : Promise.resolve({});
    },
  });
  const id = startRun({ actId: 'test-removed', place, details: {} }, candidates);
  const run = await sendRows(id, ['unsent'], act);
  expect(requests).toEqual(['Ahonen', 'Castellano']);
  // A lost row may have been processed already, so it stays in its run.
  removeFromRuns(place, 'Ahonen');
  expect(findRunsIn(place)).toEqual([run]);
  const over = vi.fn<(run: unknown) => void>();
  const stop = onRunDiscarded(over);
  discardRun(id);
  stop();
  expect(over).toHaveBeenCalledWith(run);
});

test('only the time of a step is stored to undo it, and only as long as it can be undone', async () => {
  const place = 'expired';
  const step = new Date(now()).toISOString();
  const act = defineBulkAction<object, { since: string; emailAddress: string }>({
    id: 'test-stored',
    words: undoCopy,
    send: () => Promise.resolve({ since: step, emailAddress: 'aino@people.example' }),
    undo: { act: undoing, stepAt: ({ since }) => since },
  });
  const id = startRun({ actId: 'test-stored', place, details: {} }, candidates.slice(0, 1));
  const run = await sendRows(id, ['unsent'], act);
  expect(run?.rows).toMatchObject([{ state: 'done', stepAt: step }]);
  expect(JSON.stringify(run)).not.toContain('aino@people.example');
  deleteExpiredRuns();
  expect(findRunsIn(place)).toHaveLength(1);
  recordSingleStep(
    { actId: 'test-stored', place: 'expired too', details: {} },
    { _id: 'Castellano', firstName: 'Aino', lastName: 'Castellano' },
    new Date(now() - 11 * 60_000).toISOString(),
  );
  deleteExpiredRuns();
  expect(findRunsIn('expired too')).toEqual([]);
  discardRun(id);
});

test('after the end of the session nothing is sent, and only the same user can continue', async () => {
  const id = startRun({ actId: withdrawing.id, place: 'ended', details: {} }, candidates);
  fails = () => {
    setSession(null);
    return new Problem(401, { code: 'signed-out', message: 'Sign in again.' });
  };
  await sendRows(id, ['unsent'], withdrawing);
  expect(sent).toHaveLength(1);
  signIn('u-2');
  expect(findRunsIn('ended')).toEqual([]);
  signIn('u-1');
  expect(findRunsIn('ended').flatMap(({ rows }) => rows.map(({ state }) => state))).toEqual([
    'lost',
    'unsent',
    'unsent',
  ]);
});
