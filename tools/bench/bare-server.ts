import Fastify from 'fastify';
import pg from 'pg';
import { candidateStatus } from '#contract/candidates/states.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { candidateListSql } from './candidate-list-sql.ts';
import { referenceStatements } from './reference-list.ts';
import { reportUsage } from './usage.ts';

// The baseline of `npm run bench:api`: a bare server without tokens or a contract that returns the same list under the
// same row security. `/list` uses the usual separate queries for count and page; `/once` uses the product's own
// statement, planned once as in the product. `/reference` is the list that shows how fast the machine is.
const [, , url = '', port = '0', sessionId = '', tenantId = ''] = process.argv;
const options = '-c role=rolecall_app -c timezone=UTC';
const pool = new pg.Pool({ connectionString: url, max: 10, options });
/** Plans each statement once per connection, like the product. */
const planningOnce = new pg.Pool({
  connectionString: url,
  max: 10,
  options: `${options} -c plan_cache_mode=force_generic_plan`,
});
const app = Fastify();

const visible = `c.supplier_id = $1 and c.status_id = any ($2::int[]) and (r.status_id <> ${talentRequestStatus.cancelled} or c.status_id = ${candidateStatus.rejected})`;
const count = `select count(*) as total from candidate c join talent_request r on r.id = c.talent_request_id where ${visible}`;
const page = `
  select c.id, c.number, c.first_name, c.last_name, c.status_id, c.date_submitted, c.location, c.base_salary,
    c.agency_fee, c.engagement_id, c.talent_request_id, r.job_title, t.name as client_name, m.code as currency
  from candidate c join talent_request r on r.id = c.talent_request_id join tenant t on t.id = c.client_id
    join currency m on m.id = c.currency_id
  where ${visible} order by c.date_submitted desc, c.id desc limit $3 offset $4`;

const ownScope: pg.QueryConfig = {
  name: 'scope',
  text: 'select * from app.open_scope($1, now())',
  values: [sessionId],
};

/** Runs one request's work in a transaction, under the agency's row security. */
const inTransaction = async <T>(
  from: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  scope = ownScope,
): Promise<T> => {
  const client = await from.connect();
  try {
    await client.query('begin');
    await client.query(scope);
    const answer = await work(client);
    await client.query('commit');
    return answer;
  } finally {
    client.release();
  }
};

app.get('/list', () =>
  inTransaction(pool, async (client) => {
    const total = await client.query<{ total: number }>({ name: 'count', text: count, values: [tenantId, [1, 4]] });
    const rows = await client.query({ name: 'page', text: page, values: [tenantId, [1, 4], 10, 0] });
    return { records: rows.rows as unknown[], total: total.rows[0]?.total };
  }),
);
app.get('/once', () =>
  inTransaction(planningOnce, async (client) => {
    const rows = await client.query({ name: 'once', text: candidateListSql, values: [tenantId, [1, 4], 10, 0] });
    return { records: rows.rows as unknown[] };
  }),
);
app.get('/reference', () =>
  inTransaction(
    pool,
    async (client) => {
      const total = await client.query<{ total: number }>(referenceStatements.total);
      const rows = await client.query(referenceStatements.page);
      return { records: rows.rows as unknown[], total: total.rows[0]?.total };
    },
    referenceStatements.scope,
  ),
);
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('listening');
reportUsage();
