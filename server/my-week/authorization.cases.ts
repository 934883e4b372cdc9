import { makeUser } from '#server/identity/factories.ts';
import type { AuthorizationCase } from '#server/testing/authorization.ts';
import { makeCalendarAddress, makeWeekTask } from './factories.ts';
import { calendarToken } from './queries/calendar/calendar-token.ts';

const zoned = { timeZone: 'Australia/Sydney' };

/** A command on a task that the caller, or another user, has added. */
const ofTask = (more: object = {}): AuthorizationCase => ({
  own: async ({ server }, { userId }) => ({ taskId: (await makeWeekTask(server.kit.db, { userId })).id, ...more }),
  other: async ({ server, people }) => ({
    taskId: (await makeWeekTask(server.kit.db, { userId: people.rivalOwner })).id,
    ...more,
  }),
});

export const myWeekCases: Record<string, AuthorizationCase> = {
  'my-week.own': { own: () => zoned },
  'my-week.team': { own: () => zoned },
  'my-week.ofUser': {
    own: (_world, { userId }) => ({ userId }),
    other: (world) => ({ userId: world.people.rivalOwner }),
  },
  'my-week.users': { own: () => zoned },
  'my-week.add': {
    own: () => ({ text: 'Call the hiring lead', dueOn: '2100-01-01', ...zoned }),
  },
  'my-week.complete': ofTask(),
  'my-week.postpone': ofTask({ to: '2100-01-01' }),
  'my-week.colleagues': ofTask(),
  'my-week.handOver': {
    own: async ({ server }, { userId, tenantId }) => ({
      taskId: (await makeWeekTask(server.kit.db, { userId })).id,
      toUserId: (await makeUser(server.kit.db, { tenantId })).id,
    }),
    other: async ({ server, people }, { userId }) => ({
      taskId: (await makeWeekTask(server.kit.db, { userId })).id,
      toUserId: people.rivalOwner,
    }),
  },
  'my-week.calendarAddress': { own: () => ({}) },
  'my-week.issueCalendarAddress': { own: () => ({}) },
  'my-week.revokeCalendarAddress': { own: () => ({}) },
  'my-week.calendar': {
    own: async ({ server, people }) => {
      const { id } = await makeCalendarAddress(server.kit.db, people.owner);
      return { token: calendarToken(id, server.product.source.vault.mac) };
    },
  },
};
