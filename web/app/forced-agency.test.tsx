import { expect, test } from 'vitest';
import { permissions } from '#contract/common/permissions.ts';
import { mustCompleteProfile } from '#web/profile/public.tsx';
import { setSession, type Session } from '#web/platform/session.ts';
import { galleryUser } from '#web/ui/gallery/gallery-user.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { useCommands } from './commands.ts';
import { accountMenu, mainMenu } from './menu.ts';
import { palettePages } from './palette-pages.ts';
import { AccountDrawer } from './shell/account.tsx';

const nothing = (): void => undefined;
const agency = (isAssessmentCompleted: boolean): Session => ({
  ...galleryUser,
  tenant: { ...galleryUser.tenant, verifiedStatus: 'pending', isAssessmentCompleted },
  permissions,
});

const Shown = ({ session }: { session: Session }) => (
  <>
    <AccountDrawer items={accountMenu(session)} onSignOut={nothing} />
    <ul>
      {useCommands(session, nothing).map(({ id, label }) => (
        <li key={id}>{label}</li>
      ))}
    </ul>
  </>
);

const offered = async (session: Session) => {
  setSession(session);
  const screen = await renderRoute(() => <Shown session={session} />);
  await expect.element(screen.getByText('Sign out', { exact: true }).last()).toBeInTheDocument();
  const links = [...screen.container.querySelectorAll('a')].map((link) => new URL(link.href).pathname);
  return {
    paths: [...links, ...mainMenu(session).map(({ to }) => to), ...palettePages(session).map(({ to }) => to)],
    commands: [...screen.container.querySelectorAll('ul:last-child li')].map(({ textContent }) => textContent),
  };
};

test('an agency that has to fill in its profile first is offered no page that leads it back there', async () => {
  const session = agency(false);
  const { paths, commands } = await offered(session);
  expect(paths).toContain('/profile/assessment');
  expect(paths).toContain('/unverified');
  expect(paths.filter((path) => mustCompleteProfile(session, path))).toEqual([]);
  expect(commands).toContain('Contact Support');
  expect(commands).not.toContain('Change password');
});

test('with its assessment completed it reaches its account, its password and its data, and not yet its colleagues', async () => {
  const { paths, commands } = await offered(agency(true));
  for (const path of ['/account', '/your-data', '/profile']) expect(paths).toContain(path);
  expect(commands).toContain('Change password');
  expect(paths).not.toContain('/user-management');
});
