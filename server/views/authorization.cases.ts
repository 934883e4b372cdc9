import type { ViewPage } from '#contract/views/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { AuthorizationCase } from '#server/testing/authorization.ts';
import { makeView } from './factories.ts';

/** A command on the caller's own saved view, or on another user's, which it must not find. */
const ofView = (page: ViewPage, more: object = {}): AuthorizationCase => ({
  own: async ({ server }, { userId }) => ({ viewId: (await makeView(server.kit.db, { userId, page })).id, ...more }),
  other: async ({ server, people }) => ({
    viewId: (await makeView(server.kit.db, { userId: people.rivalOwner, page })).id,
    ...more,
  }),
});

const casesOf = (page: ViewPage): Record<string, AuthorizationCase> => ({
  [`${page}.views`]: { own: () => ({}) },
  [`${page}.saveView`]: { own: () => ({ name: `Nurses ${newId()}`, query: {} }) },
  [`${page}.changeView`]: ofView(page, { name: 'Nurses' }),
  [`${page}.deleteView`]: ofView(page),
});

export const viewCases: Record<string, AuthorizationCase> = { ...casesOf('board'), ...casesOf('candidates') };
