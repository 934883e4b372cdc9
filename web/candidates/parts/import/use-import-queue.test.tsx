import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import type { ImportedCv } from '#contract/candidates/shapes/imported-cv.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { useImportQueue } from './use-import-queue.ts';

type Upload = (talentRequestId: string, file: File, key: string) => Promise<ImportedCv>;

const Queue = ({ upload }: { upload: Upload }) => {
  const queue = useImportQueue({
    talentRequestId: 'r',
    room: 50,
    limitText: 'Full',
    onImported: () => undefined,
    upload,
  });
  return (
    <>
      <button type="button" onClick={() => queue.add([new File(['A CV'], 'osei.txt')])}>
        Add
      </button>
      {queue.files.map(({ key, state, message }) => (
        <p key={key}>
          <span>{`${state} ${message}`}</span>
          <button type="button" onClick={() => queue.retry(key)}>
            Try again
          </button>
        </p>
      ))}
    </>
  );
};

const rendered = async (failure: Problem) => {
  const upload = vi
    .fn<Upload>()
    .mockRejectedValueOnce(failure)
    .mockResolvedValue({} as unknown as ImportedCv);
  const screen = await render(<Queue upload={upload} />);
  await screen.getByRole('button', { name: 'Add' }).click();
  await expect.element(screen.getByText(`failed ${failure.message}`)).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => upload.mock.calls.length).toBe(2);
  await screen.unmount();
  return upload.mock.calls.map(([, , key]) => key);
};

test('an upload whose response was lost is repeated with the same key', async () => {
  const [first, second] = await rendered(new Problem(0, { code: 'unreachable', message: 'No response.' }));
  expect(second).toBe(first);
});

test('a refused file is sent again with a new key', async () => {
  const [first, second] = await rendered(new Problem(409, { code: 'too-many-uploads', message: 'Too many.' }));
  expect(second).not.toBe(first);
});

test('an upload that the end of the session stopped is repeated with the same key', async () => {
  const [first, second] = await rendered(new Problem(401, { code: 'signed-out', message: 'Sign in again.' }));
  expect(second).toBe(first);
});

test('after two uploads that end at the same time, the next two begin', async () => {
  for (const outcome of ['imported', 'refused']) {
    const ends: (() => void)[] = [];
    const upload = vi.fn<Upload>(
      () =>
        new Promise((resolve, reject) =>
          ends.push(() =>
            outcome === 'imported'
              ? resolve({} as ImportedCv)
              : reject(new Problem(409, { code: 'no', message: 'No.' })),
          ),
        ),
    );
    const screen = await render(<Queue upload={upload} />);
    for (let file = 0; file < 4; file += 1) await screen.getByRole('button', { name: 'Add' }).click();
    await expect.poll(() => upload.mock.calls.length).toBe(2);
    for (const end of ends) end();
    await expect.poll(() => upload.mock.calls.length).toBe(4);
    await screen.unmount();
  }
});
