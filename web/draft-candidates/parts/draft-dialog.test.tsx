import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { uploadDocumentEndpoint } from '#contract/candidates/endpoints.ts';
import { lookupEndpointByName } from '#contract/lookups/endpoints.ts';
import { saveDraftCandidateEndpoint } from '#contract/draft-candidates/endpoints.ts';
import { queryClient } from '#web/platform/queries.ts';
import { setSession } from '#web/platform/session.ts';
import { answer } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { fakeUpload } from '#web/ui/testing/fake-upload.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { signInGalleryUser } from '#web/ui/testing/sign-in.ts';
import { DraftDialog } from './draft-dialog.tsx';
import { id, sampleDraft as draft } from './testing/sample-draft.ts';

afterEach(() => setSession(null));

const open = async () => {
  signInGalleryUser();
  queryClient.clear();
  let respond = (): void => undefined;
  const api = fakeApi(
    answer(lookupEndpointByName.countries, []),
    answer(saveDraftCandidateEndpoint, () => new Promise((resolve) => (respond = () => resolve(draft)))),
  );
  const onClose = vi.fn<() => void>();
  const screen = await renderRoute(() => (
    <QueryClientProvider client={queryClient}>
      <DraftDialog requests={[draft]} draft={draft} onClose={onClose} />
    </QueryClientProvider>
  ));
  await screen.getByLabelText('Email address').click();
  return { api, screen, onClose, respond: () => respond() };
};

test('pressing Enter repeatedly saves a draft once', async () => {
  const { api, screen, onClose, respond } = await open();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  await expect.poll(() => api.sentTo(saveDraftCandidateEndpoint).length).toBe(1);
  await userEvent.keyboard('{Enter}');
  respond();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(api.sentTo(saveDraftCandidateEndpoint)).toHaveLength(1);
  await screen.unmount();
});

test('while a new CV is being uploaded, Enter doesn’t save the draft with its former CV', async () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
  const { api, screen, onClose } = await open();
  await screen
    .getByLabelText('CV', { exact: false })
    .first()
    .upload(new File(['Runa Skovgaard'], 'New CV.txt'));
  await expect.element(screen.getByRole('button', { name: 'Save' }).first()).toHaveAttribute('aria-busy', 'true');
  await screen.getByLabelText('Email address').click();
  await userEvent.keyboard('{Enter}');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(api.sentTo(saveDraftCandidateEndpoint)).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  await screen.unmount();
  send.mockRestore();
});

test('a CV that is a scan is reported at once, and the draft can be saved with it', async () => {
  const { api, screen } = await open();
  const scanNote = 'This looks like a scan without text, so nothing could be read from it. You can still use it.';
  const { file } = draft;
  if (!file) throw new Error('The draft has no CV.');
  fakeUpload(uploadDocumentEndpoint, { ...file, documentId: id(7), fileName: 'Scan.pdf', cvDetails: null, scanNote });
  await screen
    .getByLabelText('CV', { exact: false })
    .first()
    .upload(new File(['%PDF-'], 'Scan.pdf'));
  await expect.element(screen.getByRole('listitem').getByText(scanNote)).toBeVisible();
  await screen.getByRole('button', { name: 'Save' }).first().click();
  await expect.poll(() => api.sentTo(saveDraftCandidateEndpoint)).toMatchObject([{ body: { documentId: id(7) } }]);
  await screen.unmount();
});
