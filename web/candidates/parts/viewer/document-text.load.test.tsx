import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { readDocumentTextEndpoint } from '#contract/candidates/endpoints.ts';
import { queryClient } from '#web/platform/queries.ts';
import { answer } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { signInGalleryUser } from '#web/ui/testing/sign-in.ts';
import { DocumentText } from './document-text.tsx';

afterEach(() => vi.useRealTimers());

test('the text of a file that could not be read is requested once, however long the page stays open', async () => {
  signInGalleryUser();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const api = fakeApi(answer(readDocumentTextEndpoint, { text: null }));
  const screen = await renderRoute(() => (
    <QueryClientProvider client={queryClient}>
      <DocumentText documentId="01900000-0000-7000-8000-00000000d001" />
    </QueryClientProvider>
  ));
  await expect.element(screen.getByText(/^This document can’t be previewed/)).toBeVisible();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.sentTo(readDocumentTextEndpoint)).toHaveLength(1);
});
