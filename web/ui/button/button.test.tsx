import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { ButtonSection } from '#web/ui/gallery/buttons.tsx';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';
import { DisabledReason } from './disabled-reason.tsx';

const paused = { code: 'paused', text: 'Northwind Health paused this.', unblockBy: 'It reopens on 24 Nov 2026.' };

test('a disabled control keeps its label and position, does nothing and gives the reason', async () => {
  const screen = await renderRoute(ButtonSection);
  const off = screen.getByRole('button', { name: 'Withdraw bid' });
  await expect.element(off).toHaveAttribute('aria-disabled', 'true');
  await expect.element(off).toHaveAccessibleDescription(/Bids could be withdrawn until 14:00 AEDT/);
  (await off.findElement()).focus();
  await expect.element(off).toHaveFocus();
});

test('a disabled button can be reached by Tab but reacts neither to keys nor to clicks', async () => {
  const press = vi.fn<() => void>();
  const screen = await render(
    <Button off={[paused]} onClick={press}>
      Withdraw bid
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Withdraw bid' });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await button.click({ force: true });
  expect(press).not.toHaveBeenCalled();
  await expect.element(screen.getByText('Northwind Health paused this. It reopens on 24 Nov 2026.')).toBeVisible();
});

test('a granted permission or an empty list of reasons leaves a button enabled', async () => {
  const press = vi.fn<() => void>();
  const screen = await render(
    <>
      <Button off={{ allowed: true }} onClick={press}>
        Save
      </Button>
      <Button off={[]} onClick={press}>
        Send
      </Button>
    </>,
  );
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByRole('button', { name: 'Send' }).click();
  expect(press).toHaveBeenCalledTimes(2);
});

test('a reason shown elsewhere on the page is not repeated', async () => {
  const screen = await render(
    <Button off={[paused]} whyAt="elsewhere">
      Withdraw bid
    </Button>,
  );
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByText(/paused this/)).not.toBeInTheDocument();
});

test('a pending button keeps its label and ignores further clicks', async () => {
  const press = vi.fn<() => void>();
  const screen = await render(
    <Button pending onClick={press}>
      Place Bid
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Place Bid' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  expect(press).not.toHaveBeenCalled();
});

test('a double click on a submit button sends once', async () => {
  const send = vi.fn<() => void>();
  const turn = vi.fn<() => void>();
  const screen = await render(
    <>
      <Button pending={false} onClick={send}>
        Send
      </Button>
      <Button onClick={turn}>Turn</Button>
    </>,
  );
  await screen.getByRole('button', { name: 'Send' }).dblClick();
  await screen.getByRole('button', { name: 'Turn' }).dblClick();
  expect(send).toHaveBeenCalledOnce();
  expect(turn).toHaveBeenCalledTimes(2);
});

test('a button does not submit its form by default', async () => {
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const screen = await render(
    <form onSubmit={submit}>
      <Button>Add</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await screen.getByRole('button', { name: 'Add' }).click();
  expect(submit).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(submit).toHaveBeenCalledOnce();
});

test('a link that looks like a button navigates', async () => {
  const screen = await renderRoute(() => <LinkButton to="/privacy">Read it</LinkButton>);
  await screen.getByRole('link', { name: 'Read it' }).click();
  await vi.waitFor(() => expect(screen.href()).toBe('/privacy'));
});

test('a lock names who can help if nothing else does', async () => {
  const screen = await render(
    <DisabledReason
      reasons={[{ code: 'role', text: 'Your role cannot do this.', who: 'Mara Ellingsen can.' }, paused]}
    />,
  );
  await expect.element(screen.getByText('Your role cannot do this. Mara Ellingsen can.')).toBeVisible();
  await expect.element(screen.getByText('Northwind Health paused this. It reopens on 24 Nov 2026.')).toBeVisible();
});
