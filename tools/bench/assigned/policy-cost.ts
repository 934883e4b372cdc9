import pg from 'pg';
import { median } from '../figures.ts';
import { candidateListSql } from '../candidate-list-sql.ts';

const rounds = 200;

export interface PolicyCost {
  /** The median PostgreSQL time of the list under row security, as the owner, in milliseconds. */
  readonly owner: number;
  /** The median time as a user who sees only assigned work, in milliseconds. */
  readonly assigned: number;
  /** The median time of the same statement without policies, in milliseconds. */
  readonly withoutPolicies: number;
}

/**
 * Runs the list's statement with generic plans on three connections in turn: as the owner, as the user with assigned
 * work, and without policies.
 */
export const measurePolicyCost = async (
  databaseUrl: string,
  { tenantId, assignedUserId }: { tenantId: string; assignedUserId: string },
): Promise<PolicyCost> => {
  const connectAs = async (settings: string): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      options: `-c plan_cache_mode=force_generic_plan -c timezone=UTC ${settings}`,
    });
    await client.connect();
    return client;
  };
  const agency = `-c role=rolecall_app -c app.side=agency -c app.tenant=${tenantId} -c app.approved=yes`;
  const clients = {
    owner: await connectAs(agency),
    assigned: await connectAs(`${agency} -c app.works_as=${assignedUserId}`),
    withoutPolicies: await connectAs('-c app.side=system'),
  };
  const times: Record<keyof PolicyCost, number[]> = { owner: [], assigned: [], withoutPolicies: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const who of ['owner', 'assigned', 'withoutPolicies'] as const) {
        const began = performance.now();
        await clients[who].query({ name: 'list', text: candidateListSql, values: [tenantId, [1, 4], 10, 0] });
        times[who].push(performance.now() - began);
      }
    }
  } finally {
    for (const client of Object.values(clients)) await client.end();
  }
  return {
    owner: median(times.owner),
    assigned: median(times.assigned),
    withoutPolicies: median(times.withoutPolicies),
  };
};
