import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { newWriteId } from '#web/platform/own-writes.ts';
import { emitCaughtUp, emitLive, setConnected } from './live.ts';
import {
  isMessageAbout,
  setLiveInvalidationLoader,
  startLiveRefetch,
  type LiveInvalidation,
} from './live-invalidation.ts';
import { useWrite } from './use-write.ts';

// Two keys, each from a different map, match the first query, but it is refetched only once.
const maps: readonly LiveInvalidation[] = [
  { all: [['board']], of: (message) => (isMessageAbout(message, 'application') ? [['board'], ['board', 'list']] : []) },
  { all: [['clients']], of: (message) => (isMessageAbout(message, 'application') ? [['board']] : []) },
];

let asked: string[] = [];
const Shown = ({ room, part }: { room: string; part: string }) => {
  useQuery({ queryKey: [room, part], queryFn: () => asked.push(`${room} ${part}`) });
  return null;
};
const Page = ({ awaitsRefetch }: { awaitsRefetch: boolean }) => {
  const write = useWrite(() => Promise.resolve('saved'), ['application'], { awaitsRefetch });
  return (
    <>
      <Shown room="board" part="list" />
      <Shown room="clients" part="list" />
      <button type="button" onClick={() => write.mutate(undefined)}>
        {write.isSuccess ? 'Saved' : 'Save'}
      </button>
    </>
  );
};

let stop = () => undefined as void;
const shown = async (awaitsRefetch = false) => {
  const queries = new QueryClient();
  stop = startLiveRefetch(queries, maps);
  const screen = await render(
    <QueryClientProvider client={queries}>
      <Page awaitsRefetch={awaitsRefetch} />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked = [];
  return screen;
};
beforeEach(() => {
  asked = [];
});
afterEach(() => {
  stop();
  setLiveInvalidationLoader(undefined);
});

const shownBeforeFeed = async (load: (() => Promise<readonly LiveInvalidation[]>) | undefined) => {
  // Other test files on the same page may have left a feed open.
  startLiveRefetch(new QueryClient(), [])();
  setLiveInvalidationLoader(load);
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Page awaitsRefetch />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked = [];
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('Saved')).toBeVisible();
};

test('a write before the live feed is loaded also refetches only the affected queries', async () => {
  await shownBeforeFeed(() => Promise.resolve(maps));
  expect(asked).toEqual(['board list']);
});

test.each([
  ['on a public page, which has no maps', undefined],
  ['whose maps can’t be downloaded', () => Promise.reject(new Error('offline'))],
])('a write %s refetches every query', async (_place, load) => {
  await shownBeforeFeed(load);
  expect(asked.toSorted()).toEqual(['board list', 'clients list']);
});

test('a write refetches each affected query on screen once, and no others', async () => {
  const screen = await shown();
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('Saved')).toBeVisible();
  await vi.waitFor(() => expect(asked).toEqual(['board list']));
});

test('a write that awaits its refetch resolves after it', async () => {
  const screen = await shown(true);
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('Saved')).toBeVisible();
  expect(asked).toEqual(['board list']);
});

test('the echo of an own write refetches nothing, and a write of another page does', async () => {
  vi.useFakeTimers();
  try {
    const queries = new QueryClient();
    const invalidate = vi.spyOn(queries, 'invalidateQueries');
    stop = startLiveRefetch(queries, maps);
    emitLive({ kind: 'application.submitted', writeId: newWriteId() });
    vi.advanceTimersByTime(5000);
    expect(invalidate).not.toHaveBeenCalled();
    emitLive({ kind: 'application.submitted' });
    vi.advanceTimersByTime(5000);
    expect(invalidate).toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

test('a feed that opens with a gap refetches everything, and one without a gap nothing', () => {
  vi.useFakeTimers();
  try {
    const queries = new QueryClient();
    const invalidate = vi.spyOn(queries, 'invalidateQueries');
    stop = startLiveRefetch(queries, maps);
    setConnected(true);
    emitCaughtUp();
    vi.advanceTimersByTime(5000);
    expect(invalidate).not.toHaveBeenCalled();
    setConnected(false);
    setConnected(true);
    vi.advanceTimersByTime(5000);
    expect(invalidate).toHaveBeenCalledTimes(2);
  } finally {
    setConnected(false);
    vi.useRealTimers();
  }
});
