import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { backupPaths } from './format.ts';
import type { LaterErasure } from './saved-erasures.ts';
import type { VerifiedBackup } from './verify.ts';

const tables = ['erasure', 'consent_request'] as const;
type Table = (typeof tables)[number];

const columnsOf = {
  erasure: `id, tenant_id as "tenantId", kind, subject_id as "subjectId", asked_by as "askedBy", asked_at as "askedAt"`,
  // An erased consent request without a submission has no erasure record.
  consent_request: `id, supplier_id as "tenantId", 'consent' as kind, id as "subjectId", requested_by as "askedBy",
    erased_at as "askedAt"`,
} as const;

const selectFrom = async (client: Client, table: Table, source: string): Promise<LaterErasure[]> => {
  const condition = table === 'consent_request' ? 'where erased_at is not null' : '';
  const { rows } = await client.query<LaterErasure>(`select ${columnsOf[table]} from ${source} ${condition}`);
  return rows;
};

/** Returns the erasures in a database that is about to be replaced; none if it is not Rolecall's. */
export const readErasures = async (client: Client): Promise<LaterErasure[]> => {
  const found: LaterErasure[] = [];
  for (const table of tables) {
    const { rows } = await client.query<{ is: boolean }>(`select to_regclass($1) is not null as is`, [table]);
    if (rows[0]?.is === true) found.push(...(await selectFrom(client, table, `public.${table}`)));
  }
  return found;
};

/** Returns the erasures in another backup, through temporary tables in the restored database. */
export const readBackupErasures = async (
  client: Client,
  { folder, manifest }: VerifiedBackup,
): Promise<LaterErasure[]> => {
  const found: LaterErasure[] = [];
  for (const table of tables) {
    const part = manifest.tables.find(({ schema, name }) => schema === 'public' && name === table);
    if (!part) continue;
    const loaded = `later_${table}`;
    await client.query(`create temporary table ${loaded} as select * from public.${table} with no data`);
    const columns = part.columns.map(escapeIdentifier).join(', ');
    await pipeline(
      createReadStream(join(folder, backupPaths.table(part))),
      client.query(copyFrom(`copy ${loaded} (${columns}) from stdin`)),
    );
    found.push(...(await selectFrom(client, table, loaded)));
    await client.query(`drop table ${loaded}`);
  }
  return found;
};

/**
 * Requests the erasures that the restored data does not contain yet, and deletes the users among the erased people.
 * Rolecall carries the requests out when it starts. Returns their number. Decision 0116.
 */
export const repeatErasureRequests = async (client: Client, erasures: readonly LaterErasure[]): Promise<number> => {
  await client.query('begin');
  const { rows } = await client.query<{ kind: string; subject_id: string }>(
    // The replaced instance and a later backup can both contain an erasure of the same person.
    `insert into erasure (id, tenant_id, kind, subject_id, asked_by, asked_at)
     select distinct on (e.kind, e."subjectId") e.id, e."tenantId", e.kind, e."subjectId", e."askedBy", e."askedAt"
     from jsonb_to_recordset($1::jsonb)
       as e (id uuid, "tenantId" uuid, kind text, "subjectId" uuid, "askedBy" uuid, "askedAt" timestamptz)
     where (e.kind = 'candidate' and exists (select from candidate k where k.id = e."subjectId" and k.erased_at is null))
       or (e.kind = 'user' and exists (select from app_user u where u.id = e."subjectId" and u.erased_at is null))
       or (e.kind = 'draft' and exists (select from draft_candidate d where d.id = e."subjectId"))
       or (e.kind = 'consent'
         and exists (select from consent_request c where c.id = e."subjectId" and c.erased_at is null))
     on conflict (kind, subject_id) do update set done_at = null
     returning kind, subject_id`,
    [JSON.stringify(erasures)],
  );
  const users = rows.filter(({ kind }) => kind === 'user').map((row) => row.subject_id);
  await client.query(`update app_user set deleted_at = now() where deleted_at is null and id = any ($1::uuid[])`, [
    users,
  ]);
  await client.query('commit');
  return rows.length;
};
