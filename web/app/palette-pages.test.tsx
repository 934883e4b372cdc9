import { expect, test } from 'vitest';
import { sides, type Side } from '#contract/common/operation.ts';
import { permissions } from '#contract/common/permissions.ts';
import { galleryUser } from '#web/ui/gallery/gallery-user.ts';
import { palettePages } from './palette-pages.ts';

/** Pages that the palette doesn't offer, because they need a record or are for agencies that aren't approved yet. */
const NOT_OFFERED = ['/candidates/viewer', '/employer/engagements/preview', '/unverified'];

const [tree = ''] = Object.values(
  import.meta.glob<string>('../routes.gen.ts', { query: '?raw', import: 'default', eager: true }),
);

const pagesWithoutRecord = (): string[] => {
  const body = /export interface FileRoutesById \{([^}]*)\}/.exec(tree)?.[1] ?? '';
  const paths = [...body.matchAll(/'\/_app(\/[^']+)':/g)].map((match) =>
    (match[1] ?? '').replace(/_(?=\/|$)/g, '').replace(/(.)\/$/, '$1'),
  );
  return [...new Set(paths)].filter((path) => !path.includes('$') && !NOT_OFFERED.includes(path));
};

const sessionOf = (side: Side) => ({
  ...galleryUser,
  tenant: { ...galleryUser.tenant, side },
  permissions,
});

test('the palette offers every page that needs no record to some user, each with synonyms', () => {
  const offered = sides.flatMap((side) => palettePages(sessionOf(side)));
  expect([...new Set<string>(offered.map(({ to }) => to))].toSorted()).toEqual(pagesWithoutRecord().toSorted());
  expect(offered.filter(({ also }) => also === '').map(({ to }) => to)).toEqual([]);
});

test('the account is found by the names of its sections', () => {
  const { label = '', also = '' } = palettePages(sessionOf('agency')).find(({ to }) => to === '/account') ?? {};
  for (const section of ['password', 'passkeys', 'two-step sign-in', 'username', 'photo', 'notifications']) {
    for (const word of section.split(' ')) expect(`${label} ${also}`.toLowerCase()).toContain(word);
  }
});

test('no user is offered a page twice, or a page without its permission', () => {
  for (const side of sides) {
    const paths = palettePages(sessionOf(side)).map(({ to }) => to);
    expect(paths).toEqual([...new Set(paths)]);
  }
  const without = palettePages({ ...sessionOf('agency'), permissions: [] }).map(({ to }) => to);
  expect(without).not.toContain('/clients');
  expect(without).not.toContain('/engagement/staging');
});
