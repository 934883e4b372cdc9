import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { uploadDocumentEndpoint } from '#contract/candidates/endpoints.ts';
import { sampleScan } from '#web/candidates/parts/testing/fake-submission.ts';
import { queryClient } from '#web/platform/queries.ts';
import { setSession } from '#web/platform/session.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { fakeUpload } from '#web/ui/testing/fake-upload.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { signInGalleryUser } from '#web/ui/testing/sign-in.ts';
import { AddDocumentDialog } from './candidate-documents.tsx';

afterEach(() => setSession(null));

test('a CV that replaces another is reported at once if it is a scan', async () => {
  signInGalleryUser();
  fakeApi();
  fakeUpload(uploadDocumentEndpoint, sampleScan);
  const screen = await renderRoute(() => (
    <QueryClientProvider client={queryClient}>
      <AddDocumentDialog candidateId="01900000-0000-7000-8000-00000000a001" kind="cv" onClose={() => undefined} />
    </QueryClientProvider>
  ));
  await screen.getByLabelText('CV').upload(new File(['%PDF-'], 'Scan.pdf'));
  await expect.element(screen.getByRole('listitem').getByText(sampleScan.scanNote ?? '')).toBeVisible();
  await screen.unmount();
});
