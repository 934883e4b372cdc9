import { newId } from '#server/platform/db/new-id.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { commit, inSessionScope, inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import type { AgencyScope, ClientScope, TenantScope } from '#server/platform/scope/scope.ts';

const hour = 3_600_000;

/** Sessions in which the demo's users run the product's own commands. */
export interface DemoSessions {
  asAgency(userId: string, act: (scope: AgencyScope) => Promise<unknown>): Promise<void>;
  asClient(userId: string, act: (scope: ClientScope) => Promise<unknown>): Promise<void>;
}

/** Runs work with sessions for demo users and then deletes these sessions, so that nobody appears to be signed in. */
export const withDemoSessions = async (
  source: ScopeSource,
  work: (sessions: DemoSessions) => Promise<void>,
): Promise<void> => {
  const ids = new Map<string, string>();
  const sessionOf = async (userId: string): Promise<string> => {
    const known = ids.get(userId);
    if (known !== undefined) return known;
    const id = newId();
    await inSystemScope(source, 'open a session for a user of the demo', ({ db, now }) =>
      db
        .insertInto('session')
        .values({ id, userId, createdAt: now, expiresAt: new Date(now.getTime() + hour) })
        .execute(),
    );
    ids.set(userId, id);
    return id;
  };
  const asSide =
    <S extends TenantScope>() =>
    async (userId: string, act: (scope: S) => Promise<unknown>): Promise<void> =>
      inSessionScope(source, await sessionOf(userId), async (scope) => {
        const done = await act(scope as S);
        if (done instanceof Refused) throw new Error(`The demo was refused: ${done.refusal.code}.`);
        return commit(undefined);
      });
  try {
    await work({ asAgency: asSide<AgencyScope>(), asClient: asSide<ClientScope>() });
  } finally {
    await inSystemScope(source, 'end the sessions of the demo', ({ db }) =>
      db
        .deleteFrom('session')
        .where('id', 'in', [...ids.values(), newId()])
        .execute(),
    );
  }
};
