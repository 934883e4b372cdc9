import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { toast } from '#web/ui/overlay/toast.ts';
import { CopyButton } from './copy-button.tsx';

const press = async (write: () => Promise<void>) => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  const success = vi.spyOn(toast, 'success').mockReturnValue(1);
  const problem = vi.spyOn(toast, 'problem').mockReturnValue(1);
  const screen = await render(
    <CopyButton text="https://rolecall.example/feed" copied="The address was copied.">
      Copy address
    </CopyButton>,
  );
  await screen.getByRole('button', { name: 'Copy address' }).click();
  return { writeText, success, problem };
};

test('the text is copied, and this is said', async () => {
  const { writeText, success } = await press(() => Promise.resolve());
  expect(writeText).toHaveBeenCalledWith('https://rolecall.example/feed');
  await expect.poll(() => success.mock.calls).toEqual([['The address was copied.']]);
});

test('a browser that refuses the clipboard is reported', async () => {
  const refusal = new Error('Write permission denied.');
  const { success, problem } = await press(() => Promise.reject(refusal));
  await expect.poll(() => problem.mock.calls).toEqual([[refusal]]);
  expect(success).not.toHaveBeenCalled();
});
