import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { FieldSection } from '#web/ui/gallery/fields.tsx';
import { expectAccessibleEverywhere } from '#web/ui/testing/axe.ts';
import { droppedFiles } from './dropped-files.ts';
import { logoLimits } from './limits.ts';
import { UploadField } from './upload-field.tsx';
import type { SendUpload, UploadEntry } from './use-uploads.ts';

const file = (name: string, size = 2000): File => new File([new Uint8Array(size)], name);
const nobody = (): void => undefined;
const namesOf = (entries: readonly UploadEntry<unknown>[]): string[] => entries.map(({ name }) => name);

test('an upload shows its limits first, refuses with the reason, and shows its progress', async () => {
  const screen = await render(<FieldSection />);
  const documents = screen.getByLabelText('Documents');
  await expect.element(documents).toHaveAccessibleDescription(/pdf, png.*Under 1 MB\./);
  await documents.upload([file('team.tiff', 3_400_000), file('cv.pdf')]);
  await expect
    .element(screen.getByText('tiff files are not accepted. The file is also 3.4 MB and must be under 1 MB.'))
    .toBeVisible();
  await expect.element(screen.getByRole('progressbar', { name: 'Uploading cv.pdf' })).toBeVisible();
  await expect.element(screen.getByText('cv.pdf uploaded')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Remove team.tiff' }).click();
  await expect.element(screen.getByText('team.tiff')).not.toBeInTheDocument();
});

test('upload results are announced, and focus returns to the field when a file is removed', async () => {
  const change = vi.fn<(entries: readonly UploadEntry<unknown>[]) => void>();
  const screen = await render(<UploadField label="CV" many onChange={change} />);
  const field = screen.getByLabelText('CV');
  await field.upload(file('cv.pdf'));
  await expect.element(screen.getByRole('status')).toHaveTextContent('cv.pdf selected');
  expect(namesOf(change.mock.lastCall?.[0] ?? [])).toEqual(['cv.pdf']);
  await field.upload(file('empty.pdf', 0));
  await expect.element(screen.getByRole('status')).toHaveTextContent('empty.pdf: The file is empty.');
  expect(namesOf(change.mock.lastCall?.[0] ?? [])).toEqual(['cv.pdf']);
  await screen.getByRole('button', { name: 'Remove cv.pdf' }).click();
  await expect.element(field).toHaveFocus();
  await vi.waitFor(() => expect(change.mock.lastCall?.[0]).toEqual([]));
});

test('a failed upload shows the reason and can be retried', async () => {
  const send = vi
    .fn<SendUpload<string>>()
    .mockRejectedValueOnce(new Error('The network is gone.'))
    .mockResolvedValueOnce('document-1');
  const change = vi.fn<(entries: readonly UploadEntry<string>[]) => void>();
  const screen = await render(<UploadField label="CV" send={send} onChange={change} />);
  await screen.getByLabelText('CV').upload(file('cv.pdf'));
  await expect.element(screen.getByRole('listitem').getByText('The network is gone.')).toBeVisible();
  expect(change.mock.lastCall?.[0]).toEqual([]);
  await screen.getByRole('button', { name: 'Try uploading cv.pdf again' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('cv.pdf uploaded');
  expect(change.mock.lastCall?.[0].map(({ sent }) => sent)).toEqual(['document-1']);
});

test('removing a file aborts its upload', async () => {
  let stopped: AbortSignal | undefined;
  const send: SendUpload<string> = (_file, { signal }) => {
    stopped = signal;
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
  };
  const screen = await render(<UploadField label="CV" send={send} onChange={nobody} />);
  await screen.getByLabelText('CV').upload(file('cv.pdf'));
  await screen.getByRole('button', { name: 'Remove cv.pdf' }).click();
  expect(stopped?.aborted).toBe(true);
  await expect.element(screen.getByText('cv.pdf')).not.toBeInTheDocument();
});

test('a single-file field replaces its file with the latest one', async () => {
  const screen = await render(
    <UploadField
      label="Company logo"
      limits={logoLimits}
      present={[{ name: 'harbour.png', size: 41_200 }]}
      onChange={nobody}
    />,
  );
  const logo = screen.getByLabelText('Company logo');
  await expect.element(screen.getByText('harbour.png')).toBeVisible();
  await logo.upload(file('first.png'));
  await logo.upload(file('second.jpg'));
  await expect.element(screen.getByRole('listitem')).toMatchTextContent(/second\.jpg/);
});

test('a dropped file is accepted, unless the field is disabled', async () => {
  const change = vi.fn<(entries: readonly UploadEntry<unknown>[]) => void>();
  const off = [{ code: 'approved', text: 'The profile is approved.' }];
  const drop = (on: Element): void => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file('cv.pdf'));
    on.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  };
  const screen = await render(<UploadField label="CV" off={off} onChange={change} />);
  const field = screen.getByLabelText('CV');
  await expect.element(field).toHaveAttribute('aria-disabled', 'true');
  await expect.element(field).toHaveAccessibleDescription(/The profile is approved\./);
  drop(await field.findElement());
  await expect.element(screen.getByText('cv.pdf')).not.toBeInTheDocument();
  await screen.rerender(<UploadField label="CV" onChange={change} />);
  drop(await field.findElement());
  await expect.element(screen.getByText('cv.pdf', { exact: true })).toBeVisible();
});

/** A dropped folder, as the browser describes it. The batches of a reader are as large as the browser likes. */
const folderOf = (name: string, inside: readonly object[]) => ({
  name,
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const batches = [...inside.map((one) => [one]), []];
    return { readEntries: (resolve: (batch: readonly object[]) => void) => resolve(batches.shift() ?? []) };
  },
});
const entryOf = (name: string) => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (resolve: (found: File) => void) => resolve(file(name)),
});

test('the files in dropped folders are taken, without hidden ones and up to the limit', async () => {
  const transfer = (entries: readonly object[]): DataTransfer => {
    const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
    return { items, files: [] } as unknown as DataTransfer;
  };
  const nested = folderOf('CVs', [
    entryOf('osei.pdf'),
    entryOf('.DS_Store'),
    folderOf('older', [entryOf('dane.docx')]),
  ]);
  const namesOf = async (entries: readonly object[], most: number) =>
    (await droppedFiles(transfer(entries), most)).files.map(({ name }) => name);
  expect(await namesOf([nested, entryOf('chu.txt')], 50)).toEqual(['dane.docx', 'osei.pdf', 'chu.txt']);
  const many = folderOf(
    'many',
    Array.from({ length: 60 }, (_, at) => entryOf(`${String(at)}.pdf`)),
  );
  expect(await namesOf([many], 50)).toHaveLength(50);
  expect(await droppedFiles(transfer([many]), 50)).toMatchObject({ unreadable: [], leftOut: 10 });
});

test('a file or folder that cannot be read stops no other, and is named with the number of files left out', async () => {
  const refuse = (_resolve: unknown, reject: (error: Error) => void) => reject(new Error('Gone'));
  const broken = { name: 'locked', isFile: false, isDirectory: true, createReader: () => ({ readEntries: refuse }) };
  const folder = folderOf('CVs', [
    { ...entryOf('0-broken.pdf'), file: refuse },
    ...Array.from({ length: 103 }, (_, at) => entryOf(`${String(at)}.pdf`)),
  ]);
  const taken = vi.fn<(files: readonly File[]) => void>();
  const screen = await render(<UploadField label="CVs" many onFiles={taken} />);
  const dropped = new Event('drop', { bubbles: true, cancelable: true });
  const items = [broken, folder].map((entry) => ({ webkitGetAsEntry: () => entry }));
  Object.assign(dropped, { dataTransfer: { items, files: [] } });
  (await screen.getByLabelText('CVs').findElement()).dispatchEvent(dropped);
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'Couldn’t read locked, 0-broken.pdf. Add them separately. 3 files were left out. At most 100 files from a folder can be added at a time.',
    );
  expect(taken.mock.calls[0]?.[0]).toHaveLength(100);
  await screen.unmount();
});

test('what a drop left out is shown together with the error of the field', async () => {
  const refuse = (_resolve: unknown, reject: (error: Error) => void) => reject(new Error('Gone'));
  const broken = { name: 'locked', isFile: false, isDirectory: true, createReader: () => ({ readEntries: refuse }) };
  const screen = await render(<UploadField label="Documents" many error="Documents are required!" onChange={nobody} />);
  const dropped = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(dropped, { dataTransfer: { items: [{ webkitGetAsEntry: () => broken }], files: [] } });
  const field = screen.getByLabelText('Documents');
  (await field.findElement()).dispatchEvent(dropped);
  await expect.element(screen.getByText('Couldn’t read locked. Add them separately.')).toBeVisible();
  await expect.element(screen.getByText('Documents are required!')).toBeVisible();
  await expect.element(field).toHaveAccessibleDescription(/Documents are required!.*Couldn’t read locked/);
  await screen.unmount();
});

test('an error is shown at its field, until a file shows its own error', async () => {
  const screen = await render(<UploadField label="CV" error="CV is required!" onChange={nobody} />);
  const field = screen.getByLabelText('CV');
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription(/CV is required!/);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('CV is required!');
  await userEvent.upload(field, file('photo.tiff'));
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('listitem').getByText('tiff files are not accepted.')).toBeVisible();
  await expectAccessibleEverywhere();
});

test('an uploaded file can have a note, which is announced too', async () => {
  const screen = await render(
    <UploadField
      label="CV"
      send={() => Promise.resolve('encrypted')}
      noteOf={(sent) => `We couldn't read the text of this file: it is ${sent}.`}
      onChange={nobody}
    />,
  );
  await screen.getByLabelText('CV').upload(file('cv.pdf'));
  const note = "We couldn't read the text of this file: it is encrypted.";
  await expect.element(screen.getByRole('listitem').getByText(note)).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent(`cv.pdf uploaded ${note}`);
  await expectAccessibleEverywhere();
});
