import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { vi } from 'vitest';
import type { BidHistoryRow, LotResult, LotView, LotListItem } from '#contract/bidding/shapes.ts';
import type { PageSession } from '#contract/identity/shapes.ts';
import { BiddingPage } from '#web/bidding/pages/bidding-page.tsx';
import { adoptSession } from '#web/platform/api/page-session.ts';
import { localNow, setServerTime } from '#web/platform/clock.ts';
import { emitLive } from '#web/platform/live/live.ts';
import { startLiveRefetch } from '#web/platform/live/live-invalidation.ts';
import { biddingLiveInvalidation } from '#web/bidding/public.tsx';
import { Announcer } from '#web/ui/text/announcer.tsx';
import { Toaster } from '#web/ui/overlay/toaster.tsx';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { auctionId, sampleHistory, sampleLot, sampleNow, sampleResult } from './samples.ts';

/** A request that the page has sent to the fake server. */
type Sent = { method: string; path: string; body: Record<string, unknown>; key: string | null };

/** A fake server with one or more lots. Tests change its data and respond to the page's writes. */
export type FakeBidding = {
  lots: LotView[];
  history: readonly BidHistoryRow[];
  result: LotResult;
  sent: Sent[];
  /** Responds to a write. By default every write fails. */
  onWrite: (sent: Sent) => Response | Promise<Response>;
};

const session = (): PageSession => ({
  accessToken: 'token',
  expiresAt: new Date(localNow() + 600_000).toISOString(),
  sessionExpiresAt: new Date(localNow() + 28_800_000).toISOString(),
  now: new Date(sampleNow).toISOString(),
  settings: { idleMinutes: 60, loginCountThreshold: 3, uploadLimitBytes: 1_000_000 },
  who: {
    user: {
      id: 'u-1',
      firstName: 'Mara',
      lastName: 'Ellingsen',
      email: 'mara@harbour.example',
      role: 'Owner',
      photoUrl: null,
      walkthrough: false,
    },
    tenant: {
      id: 't-1',
      name: 'Harbour Talent',
      side: 'agency',
      verifiedStatus: 'approved',
      isAssessmentCompleted: true,
      logoUrl: null,
    },
    permissions: ['Bidding Stage=View Details', 'Bidding Stage=Place Bids'],
  },
});

const problem = (status: number, code: string, message: string): Response =>
  Response.json({ code, message, fields: [], reasons: [], requestId: '' }, { status });

export const bidRefusalResponse = (code: string, message: string): Response => problem(409, code, message);

const read = (fake: FakeBidding, path: string): unknown => {
  const [, , , , ...rest] = path.split('/');
  if (rest[0] === 'history') return { talentRequestId: rest[1], rows: fake.history };
  if (rest[0] === 'result') return fake.result;
  if (rest[0] === 'access') return { accesses: [] };
  if (rest.length === 1)
    return { auctionId, serverTime: new Date(sampleNow).toISOString(), lots: fake.lots satisfies LotListItem[] };
  return fake.lots.find(({ talentRequestId }) => talentRequestId === rest[1]);
};

export const fakeBidding = (changes: Partial<FakeBidding> = {}): FakeBidding => {
  const fake: FakeBidding = {
    lots: [sampleLot()],
    history: sampleHistory,
    result: sampleResult(),
    sent: [],
    onWrite: () => problem(500, 'fault', 'No answer was prepared.'),
    ...changes,
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { method = 'GET' } = init;
    const path = new URL(url, window.location.href).pathname;
    if (!path.startsWith('/api/')) return Response.json({});
    if (method === 'GET') {
      const body = read(fake, path);
      return body === undefined ? problem(404, 'not-found', 'This record does not exist.') : Response.json(body);
    }
    const sent: Sent = {
      method,
      path,
      body: JSON.parse(init.body as string) as Record<string, unknown>,
      key: new Headers(init.headers).get('Idempotency-Key'),
    };
    fake.sent.push(sent);
    return fake.onWrite(sent);
  });
  return fake;
};

/** Renders an auction's page for a signed-in agency, with live updates active. */
export const renderBidding = async (talentRequestId?: string) => {
  adoptSession(session());
  setServerTime(sampleNow);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  startLiveRefetch(queries, [biddingLiveInvalidation]);
  return renderRoute(() => (
    <QueryClientProvider client={queries}>
      <main style={{ container: 'main / inline-size' }}>
        <h1>Bidding</h1>
        <BiddingPage auctionId={auctionId} talentRequestId={talentRequestId} />
      </main>
      <Announcer />
      <Toaster />
    </QueryClientProvider>
  ));
};

/** Applies a rival's bid and sends the live message about it. */
export const applyRivalBid = (fake: FakeBidding, changes: Parameters<typeof sampleLot>[0]): void => {
  fake.lots = [sampleLot(changes)];
  emitLive({ kind: 'lot.position-changed', engagementId: auctionId });
};
