import { expect, test } from 'vitest';
import { permissions } from '#contract/common/permissions.ts';
import { galleryUser } from '#web/ui/gallery/gallery-user.ts';
import { openApp, owner, unapprovedOwner } from '#web/testing/open-app.tsx';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { isInSection, menu, mainMenu } from './menu.ts';

/** Pages that users reach from the account drawer, the sidebar's footer or the header instead of a sidebar section. */
const OUTSIDE_OF_SECTIONS =
  /^\/(account|activitystream|email-notification-settings|profile|unverified|user-management|your-data)(\/|$)/;

const [tree = ''] = Object.values(
  import.meta.glob<string>('../routes.gen.ts', { query: '?raw', import: 'default', eager: true }),
);

const pathsBehindSignIn = (): string[] => {
  const body = /export interface FileRoutesById \{([^}]*)\}/.exec(tree)?.[1] ?? '';
  return [...body.matchAll(/'\/_app(\/[^']+)':/g)].map((match) =>
    (match[1] ?? '')
      .replace(/_(?=\/|$)/g, '')
      .replace(/\$\w+/g, 'an-id')
      .replace(/(.)\/$/, '$1'),
  );
};

test('every signed-in page marks exactly one section of the sidebar, including records and other views', () => {
  const paths = pathsBehindSignIn().filter((path) => !OUTSIDE_OF_SECTIONS.test(path));
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const sections = menu.filter((item) => isInSection(item, path)).map(({ to }) => to);
    expect([path, sections.length, sections]).toEqual([path, 1, sections]);
  }
});

test('My Week is below the divider for everyone, Messages, People, My Clients and Prequalification for users who may open them', () => {
  const all = mainMenu({ ...galleryUser, permissions });
  expect(all.filter(({ isSecond }) => isSecond).map(({ to }) => to)).toEqual([
    '/myweek',
    '/messages',
    '/people',
    '/clients',
    '/prequalification',
  ]);
  const none = mainMenu({ ...galleryUser, permissions: ['Marketplace=Search / View Opportunities'] });
  expect(none.map(({ to }) => to)).toEqual(['/opportunities', '/myweek']);
});

test('an agency that is not approved sees the three main items, and all link to the page that lists what is missing', () => {
  const tenant = { ...galleryUser.tenant, verifiedStatus: 'pending' } as const;
  expect(mainMenu({ ...galleryUser, tenant }).map(({ to }) => to)).toEqual([
    '/unverified',
    '/unverified',
    '/unverified',
  ]);
});

test.each([
  ['opens their pages for a verified agency', owner, ['/opportunities', '/engagement/board', '/candidate']],
  ['leads to /unverified for another one', unapprovedOwner('pending'), ['/unverified', '/unverified', '/unverified']],
] as const)('the main navigation %s [L02]', async (_what, who, paths) => {
  fakeApi();
  const screen = await openApp('/404', who);
  const main = screen.getByRole('navigation', { name: 'Main' });
  for (const [at, name] of ['Opportunities', 'Engagements', 'Candidates'].entries())
    await expect.element(main.getByRole('link', { name })).toHaveAttribute('href', paths[at]);
});
