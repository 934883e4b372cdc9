import { expect, test } from 'vitest';
import { permissions } from '#contract/common/permissions.ts';
import { galleryUser } from '#web/ui/gallery/gallery-user.ts';
import { isInSection, menu, menuOf } from './menu.ts';

/** Pages of the person, the agency or the bell: they are reached from the drawer, the foot of the sidebar and the header. */
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

test('every page behind the sign-in marks exactly one section of the sidebar, records and further views included', () => {
  const paths = pathsBehindSignIn().filter((path) => !OUTSIDE_OF_SECTIONS.test(path));
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const sections = menu.filter((item) => isInSection(item, path)).map(({ to }) => to);
    expect([path, sections.length, sections]).toEqual([path, 1, sections]);
  }
});

test('My Clients and Prequalification stand under the divider, for whom they are open', () => {
  const all = menuOf({ ...galleryUser, permissions });
  expect(all.filter(({ isSecond }) => isSecond).map(({ to }) => to)).toEqual(['/clients', '/prequalification']);
  const none = menuOf({ ...galleryUser, permissions: ['Marketplace=Search / View Opportunities'] });
  expect(none.map(({ to }) => to)).toEqual(['/opportunities']);
});

test('an agency that is not approved sees the three main items, and all lead to the page that says what is missing', () => {
  const tenant = { ...galleryUser.tenant, verifiedStatus: 'pending' } as const;
  expect(menuOf({ ...galleryUser, tenant }).map(({ to }) => to)).toEqual(['/unverified', '/unverified', '/unverified']);
});
