import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { stashPending } from '#web/platform/pending-writes.ts';
import { setSession, type Session } from '#web/platform/session.ts';
import { useDraftTexts } from './use-draft.ts';

const Form = ({ name }: { name: string }) => {
  const { texts, write, discard } = useDraftTexts(name, () => ({ topic: '', text: 'First' }));
  return (
    <>
      <input aria-label="Text" value={texts.text} onChange={({ target }) => write({ text: target.value })} />
      <output>{Object.entries(texts).join(' ')}</output>
      <button type="button" onClick={discard}>
        Discard
      </button>
    </>
  );
};

beforeEach(() => setSession({ user: { id: 'u-1' }, permissions: [] } as unknown as Session));

test('typed texts return under their name after a reload, until they are discarded', async () => {
  const screen = await render(<Form name="ask.1" />);
  await screen.getByLabelText('Text').fill('Is there a car?');
  await screen.unmount();

  const reloaded = await render(<Form name="ask.1" />);
  await expect.element(reloaded.getByLabelText('Text')).toHaveValue('Is there a car?');
  await reloaded.getByRole('button').click();
  await reloaded.unmount();

  const after = await render(<Form name="ask.1" />);
  await expect.element(after.getByLabelText('Text')).toHaveValue('First');
  await after.unmount();
});

test('a draft never appears under another name', async () => {
  stashPending('ask.1', { topic: 'Car', text: 'Is there a car?' });
  const screen = await render(<Form name="ask.2" />);
  await expect.element(screen.getByLabelText('Text')).toHaveValue('First');
  await screen.unmount();
});

test('stored fields that the form lacks are ignored', async () => {
  stashPending('ask.1', { topic: 7, text: 'Kept', other: 'Gone' });
  const screen = await render(<Form name="ask.1" />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('topic, text,Kept');
  await screen.unmount();
});
