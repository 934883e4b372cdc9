import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { AcknowledgedWrite } from './load.ts';

type Row = Record<string, unknown>;

/** Opens a separate connection to the database, besides the product's. */
export const withInspectionConnection = async <T>(url: string, look: (db: pg.Client) => Promise<T>): Promise<T> => {
  const db = new pg.Client({ connectionString: url, options: '-c app.side=system' });
  // Some tests stop the database during the query.
  db.on('error', () => undefined);
  await db.connect();
  try {
    return await look(db);
  } finally {
    await db.end();
  }
};

const ids = (acknowledged: readonly AcknowledgedWrite[], what: AcknowledgedWrite['what']): string[] =>
  acknowledged.flatMap((one) => (one.what === what && 'id' in one ? [one.id] : []));

const missing = async (db: pg.Client, what: string, query: string, all: string[]): Promise<string[]> => {
  const { rows } = await db.query<{ id: string }>(query, [all]);
  const there = new Set(rows.map((row) => row.id));
  return all.filter((id) => !there.has(id)).map((id) => `acknowledged ${what} ${id} is missing`);
};

const lostSteps = async (db: pg.Client, acknowledged: readonly AcknowledgedWrite[]): Promise<string[]> => {
  const { rows } = await db.query<{ step: string }>(
    `select candidate_id || ' to ' || to_status_id as step from candidate_step`,
  );
  const there = new Set(rows.map((row) => row.step));
  return acknowledged
    .flatMap((one) => (one.what === 'step' ? [`${one.candidateId} to ${String(one.toStatusId)}`] : []))
    .filter((step) => !there.has(step))
    .map((step) => `acknowledged step ${step} is missing`);
};

/**
 * Finds lost drafts. Later drafts overwrite earlier ones, so the stored draft must not be older than the last draft
 * acknowledged.
 */
const lostDrafts = async (db: pg.Client, acknowledged: readonly AcknowledgedWrite[]): Promise<string[]> => {
  const last = new Map<string, number>();
  for (const one of acknowledged) if (one.what === 'draft') last.set(one.userId, one.count);
  const { rows } = await db.query<{ user_id: string; name: string }>(
    `select user_id, fields->>'lastName' as name from submission_draft`,
  );
  const stored = new Map(rows.map((row) => [row.user_id, Number(row.name.split(' ')[1])]));
  return [...last]
    .filter(([user, count]) => (stored.get(user) ?? 0) < count)
    .map(
      ([user, count]) => `acknowledged draft ${String(count)} is missing, found ${String(stored.get(user))} of ${user}`,
    );
};

const lostKeys = async (db: pg.Client, acknowledged: readonly AcknowledgedWrite[]): Promise<string[]> => {
  const { rows } = await db.query<{ at: string }>(
    `select owner || ' ' || key as at from idempotency where status = 200 and answer is not null`,
  );
  const there = new Set(rows.map((row) => row.at));
  return acknowledged
    .filter((one) => !there.has(`${one.userId} ${one.key}`))
    .map((one) => `the key of an acknowledged ${one.what} is missing: ${one.key}`);
};

/** Finds files that have a record in the database but are missing on disk. */
const lostFiles = async (db: pg.Client, dataDir: string): Promise<string[]> => {
  const { rows } = await db.query<{ storage_key: string }>(
    `select storage_key from candidate_document where deleted_at is null`,
  );
  return rows
    .filter(({ storage_key: key }) => !existsSync(join(dataDir, 'files', key)))
    .map(({ storage_key: key }) => `the file ${key} of a document is missing`);
};

/** A query for each kind of half-done work. In a consistent database, none of these queries returns rows. */
const partialWork: Readonly<Record<string, string>> = {
  'a candidate without its first step':
    'select c.id from candidate c where not exists (select from candidate_step s where s.candidate_id = c.id and s.from_status_id is null)',
  'a candidate without its identity':
    'select c.id from candidate c where not exists (select from candidate_identity i where i.candidate_id = c.id)',
  'a candidate without an ownership': `select c.id from candidate c join candidate_identity i on i.candidate_id = c.id
     where not exists (select from candidate_ownership o where o.client_id = c.client_id and o.key_type = i.key_type and o.key_hash = i.key_hash)`,
  'a candidate without its CV': `select c.id from candidate c
     where not exists (select from candidate_document d where d.candidate_id = c.id and d.kind = 'cv')`,
  'a candidate without its event': `select c.id from candidate c where c.last_name like 'Kallio %'
     and (select count(*) from event e where e.candidate_id = c.id and e.kind = 'candidate.submitted') <> 1`,
  'an event without its candidate': `select e.id from event e where e.kind = 'candidate.submitted'
     and not exists (select from candidate c where c.id = e.candidate_id)`,
  'a candidate whose status differs from its last step': `select c.id from candidate c
     where c.status_id <> (select s.to_status_id from candidate_step s where s.candidate_id = c.id order by s.at desc, s.id desc limit 1)`,
  'a step without its event, or the reverse': `select c.id from candidate c where c.last_name like 'Kallio %'
     and (select count(*) from candidate_step s where s.candidate_id = c.id) <>
         (select count(*) from event e where e.candidate_id = c.id and e.kind in ('candidate.submitted', 'candidate.moved', 'candidate.withdrawn'))`,
  'a submission whose answers no job will evaluate': `select e.id from event e join candidate c on c.id = e.candidate_id
     where e.kind = 'candidate.submitted' and c.last_name like 'Kallio %'
     and (select count(*) from job.job j where j.name = 'reaction.candidates.evaluate-answers' and j.data->>'eventId' = e.id::text) <> 1`,
  'an uploaded document without its text': `select e.id from event e
     join candidate_document d on d.id::text = e.data->>'documentId'
     where e.kind = 'candidate.document-added' and d.text_content is null and d.unreadable_reason is null`,
  'a job without its event': `select j.id from job.job j where j.data ? 'eventId'
     and not exists (select from event e where e.id::text = j.data->>'eventId')`,
  'a candidate submitted twice':
    'select min(id::text) as id from candidate group by talent_request_id, email_address having count(*) > 1',
  'a started request without a response': 'select key as id from idempotency where status is null',
  'a withdrawn candidate with an active identity': `select c.id from candidate c join candidate_identity i on i.candidate_id = c.id
     where c.status_id = 5 and i.active`,
};

/**
 * Returns the problems found: missing acknowledged writes and half-done work. Without a data folder, files aren't
 * checked, because they are stored elsewhere.
 */
export const consistencyProblems = async (
  db: pg.Client,
  dataDir: string | null,
  acknowledged: readonly AcknowledgedWrite[],
): Promise<string[]> => {
  const faults = [
    ...(await missing(
      db,
      'document',
      'select id from candidate_document where id = any($1)',
      ids(acknowledged, 'document'),
    )),
    ...(await missing(db, 'candidate', 'select id from candidate where id = any($1)', ids(acknowledged, 'candidate'))),
    ...(await lostSteps(db, acknowledged)),
    ...(await lostDrafts(db, acknowledged)),
    ...(await lostKeys(db, acknowledged)),
    ...(dataDir === null ? [] : await lostFiles(db, dataDir)),
  ];
  for (const [problem, query] of Object.entries(partialWork)) {
    const { rows } = await db.query<Row>(query);
    for (const row of rows) faults.push(`${problem}: ${String(row['id'])}`);
  }
  return faults;
};

/** Finds consistency problems, using a new database connection. */
export const findConsistencyProblems = (
  url: string,
  dataDir: string,
  acknowledged: readonly AcknowledgedWrite[],
): Promise<string[]> => withInspectionConnection(url, (db) => consistencyProblems(db, dataDir, acknowledged));

/** Returns the numbers of reaction jobs that are open, have failed and are done. */
export const countReactionJobs = (url: string): Promise<{ open: number; failed: number; done: number }> =>
  withInspectionConnection(url, async (db) => {
    const { rows } = await db.query<{ open: number; failed: number; done: number }>(
      `select count(*) filter (where state in ('created', 'retry', 'active'))::int as open,
              count(*) filter (where state in ('failed', 'cancelled') or name = 'dead-letter')::int as failed,
              count(*) filter (where state = 'completed')::int as done
       from job.job where name like 'reaction.%' or name = 'dead-letter'`,
    );
    return rows[0] ?? { open: 0, failed: 0, done: 0 };
  });
