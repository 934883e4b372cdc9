import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { Composer } from './composer.tsx';

afterEach(() => sessionStorage.clear());

test('a sent message empties the field, but not the text typed while it was being sent', async () => {
  const sends: (() => void)[] = [];
  const screen = await render(
    <Composer
      threadId="1"
      audiences={{ reply: 'Shared', note: 'Note' }}
      reply={{ right: { allowed: true }, send: 'Send', hint: 'Only both sides read it.' }}
      note={{ allowed: true }}
      pending={false}
      error={null}
      onSend={() => new Promise<void>((resolve) => sends.push(resolve))}
    />,
  );
  const field = screen.getByRole('textbox');
  await field.fill('Hello');
  await screen.getByRole('button', { name: 'Send' }).click();
  await field.fill('Hello again');
  sends[0]?.();
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => sends.length).toBe(2);
  await expect.element(field).toHaveValue('Hello again');
  sends[1]?.();
  await expect.element(field).toHaveValue('');
  await screen.unmount();
});

test('the draft of a note is never offered as a message to the other side', async () => {
  const sent: { text: string; isNote: boolean }[] = [];
  const composer = (mayNote: boolean) => (
    <Composer
      threadId="2"
      audiences={{ reply: 'Shared', note: 'Note' }}
      reply={{ right: { allowed: true }, send: 'Send', hint: 'Only both sides read it.' }}
      note={mayNote ? { allowed: true } : { allowed: false, reasons: [] }}
      pending={false}
      error={null}
      onSend={(draft) => Promise.resolve(sent.push(draft))}
    />
  );
  const screen = await render(composer(true));
  await screen.getByRole('button', { name: 'Note' }).first().click();
  await screen.getByRole('textbox').fill('Their budget is lower than they say.');
  await screen.rerender(composer(false));
  await expect.element(screen.getByRole('textbox')).toHaveValue('');
  await screen.getByRole('button', { name: 'Send' }).click();
  expect(sent).toEqual([]);
  await screen.unmount();
});
