import { demoCompanies } from '#server/demo/companies.ts';

export interface SimulatedUser {
  readonly email: string;
  readonly company: string;
  /** The part that the user plays. A bidder takes part in auctions only. */
  readonly plays: 'employer' | 'rival' | 'bidder';
}

/** The agency that the demo's visitors use, which is not simulated. */
const visitors = 'harbour';

/** The simulated users: the first user of every employer, and of every approved agency except the visitors' own. */
export const simulatedUsers: readonly SimulatedUser[] = demoCompanies
  .filter(
    ({ side, status, key }) => side === 'client' || (side === 'agency' && status === 'approved' && key !== visitors),
  )
  .flatMap(({ side, name, users, onlyBids }) =>
    users.slice(0, 1).map(({ email }) => ({
      email,
      company: name,
      plays: side === 'client' ? 'employer' : onlyBids ? 'bidder' : 'rival',
    })),
  );
