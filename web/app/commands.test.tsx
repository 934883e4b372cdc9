import { expect, test } from 'vitest';
import { permissions } from '#contract/common/permissions.ts';
import { findCommands } from '#web/palette/public.tsx';
import { galleryUser } from '#web/ui/gallery/gallery-user.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { useCommands } from './commands.ts';

const nothing = (): void => undefined;

const Found = ({ typed, of = permissions }: { typed: string; of?: typeof permissions | readonly [] }) => (
  <ul aria-label={typed}>
    {findCommands(useCommands({ ...galleryUser, permissions: of }, nothing), typed).map(({ id, label }) => (
      <li key={id}>{label}</li>
    ))}
  </ul>
);

test.each([
  ['password', ['Account', 'Change password']],
  ['invite', ['User Management', 'Add user']],
  ['clients', ['My Clients', 'Client History']],
  ['log out', ['Sign out']],
])('the word "%s" leads to the pages and actions meant by it', async (typed, labels) => {
  const screen = await renderRoute(() => <Found typed={typed} />);
  const found = await screen.getByRole('list').findElement();
  expect([...found.children].map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(labels));
});

test('an action without its permission is not offered', async () => {
  const screen = await renderRoute(() => <Found typed="invite" of={[]} />);
  expect(screen.getByText('Add user').elements()).toEqual([]);
});
