import { companies } from '#server/demo/companies.ts';

export interface Player {
  readonly email: string;
  readonly company: string;
  readonly plays: 'employer' | 'rival';
}

/** The agency whose people the visitors of the demo are; nobody plays it. */
const visitors = 'harbour';

/** Whom the simulator plays: every employer, and every approved agency but the visitors' own. */
export const players: readonly Player[] = companies
  .filter(
    ({ side, status, key }) => side === 'client' || (side === 'agency' && status === 'approved' && key !== visitors),
  )
  .flatMap(({ side, name, users }) =>
    users.slice(0, 1).map(({ email }) => ({ email, company: name, plays: side === 'client' ? 'employer' : 'rival' })),
  );
