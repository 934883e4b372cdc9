import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { UploadField } from './upload-field.tsx';
import { useAfterUploads } from './use-after-uploads.ts';
import type { SendUpload } from './use-uploads.ts';

const Form = ({ send, submit }: { send: SendUpload<string>; submit: (sent: string | undefined) => void }) => {
  const [sent, setSent] = useState<string>();
  const [isUploading, setUploading] = useState(false);
  const { isWaiting, request } = useAfterUploads(isUploading, () => submit(sent));
  return (
    <>
      <UploadField
        label="CV"
        send={send}
        onChange={(entries) => setSent(entries.at(-1)?.sent)}
        onUploading={setUploading}
      />
      <button type="button" aria-busy={isWaiting} onClick={request}>
        Submit
      </button>
    </>
  );
};

const file = (): File => new File([new Uint8Array(2000)], 'cv.pdf');

test('a submission during an upload waits for it, and then includes its result, once', async () => {
  const upload = Promise.withResolvers<string>();
  const submit = vi.fn<(sent: string | undefined) => void>();
  const screen = await render(<Form send={() => upload.promise} submit={submit} />);
  const button = screen.getByRole('button', { name: 'Submit' });
  await screen.getByLabelText('CV').upload(file());
  await button.click();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  expect(submit).not.toHaveBeenCalled();
  upload.resolve('document-1');
  await expect.element(button).toHaveAttribute('aria-busy', 'false');
  expect(submit.mock.calls).toEqual([['document-1']]);
});

test('a submission also continues after an upload has failed or was removed', async () => {
  const submit = vi.fn<(sent: string | undefined) => void>();
  const upload = Promise.withResolvers<string>();
  const screen = await render(<Form send={() => upload.promise} submit={submit} />);
  await screen.getByLabelText('CV').upload(file());
  await screen.getByRole('button', { name: 'Submit' }).click();
  upload.reject(new Error('The network is gone.'));
  await vi.waitFor(() => expect(submit.mock.calls).toEqual([[undefined]]));
  await screen.getByLabelText('CV').upload(file());
  await screen.getByRole('button', { name: 'Remove cv.pdf' }).click();
  await screen.getByRole('button', { name: 'Submit' }).click();
  await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
});

test('without an upload it submits at once', async () => {
  const submit = vi.fn<(sent: string | undefined) => void>();
  const screen = await render(<Form send={() => new Promise(() => undefined)} submit={submit} />);
  await screen.getByRole('button', { name: 'Submit' }).click();
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
});
