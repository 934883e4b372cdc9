import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { saveDraftNow } from '#web/candidates/client.ts';
import { setSession } from '#web/platform/session.ts';
import { signInGalleryUser } from '#web/ui/testing/sign-in.ts';
import { importsQuery, reloadImports } from './imports-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  setSession(null);
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('the imports are loaded once the saves in progress have ended, even if they are being loaded already', async () => {
  signInGalleryUser();
  let stored = 'old';
  let endSave = (): void => undefined;
  vi.stubGlobal('fetch', async (_url: string, { method, signal }: RequestInit) => {
    if (method !== 'GET') {
      await new Promise<void>((resolve) => {
        endSave = resolve;
      });
      stored = 'corrected';
      return Response.json({ savedAt: '2026-11-28T10:00:00Z' });
    }
    const answer = { imports: stored };
    await wait(30);
    signal?.throwIfAborted();
    return Response.json(answer);
  });
  const queries = new QueryClient();
  const query = importsQuery('r-1');
  const draft = { talentRequestId: 'r-1', draftId: 'd-1', fields: {}, documentId: null, knownSavedAt: null };
  void saveDraftNow(draft, false);
  void queries.query(query).catch(() => undefined);
  const reloaded = reloadImports(queries, 'r-1');
  await wait(10);
  endSave();
  await reloaded;
  expect(queries.getQueryData(query.queryKey)).toEqual({ imports: 'corrected' });
});
