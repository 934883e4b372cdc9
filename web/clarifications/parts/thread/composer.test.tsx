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
