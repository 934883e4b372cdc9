import type { Client, QueryArrayResult } from 'pg';
import { StartError } from '../start/start-error.ts';

/** Values stay as PostgreSQL writes them, because people read them. */
const asText = { getTypeParser: () => (text: string | Buffer) => text };

const linesOf = ({ command, fields, rows, rowCount }: QueryArrayResult): string[] => {
  const changed = rowCount ?? 0;
  if (fields.length === 0 && command !== 'SELECT')
    return [rowCount === null ? command : `${command} ${String(changed)}`];
  const header = fields.map(({ name }) => name);
  const lines = [header, ...rows].map((row) => row.map((value) => String(value ?? '')).join('\t'));
  return [...(header.length === 0 ? [] : lines), `(${String(changed)} ${changed === 1 ? 'row' : 'rows'})`];
};

const ownTransaction = /(^|;)\s*(begin|start\s+transaction|commit|rollback|end|abort|savepoint)\b/iu;

/**
 * Runs statements in one transaction, and returns their results as text: rows below their column names, or the number
 * of rows that a statement has changed. Refuses statements that begin or end a transaction themselves.
 */
export const runStatements = async (client: Client, text: string): Promise<string> => {
  if (ownTransaction.test(text))
    throw new StartError(
      'The statements are one transaction. Leave out begin, commit and rollback. Nothing was changed.',
    );
  try {
    await client.query('begin');
    const answered: QueryArrayResult | QueryArrayResult[] = await client.query({
      text,
      rowMode: 'array',
      types: asText,
    });
    await client.query('commit');
    return [answered]
      .flat()
      .flatMap(linesOf)
      .map((line) => `${line}\n`)
      .join('');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${reason}. Nothing was changed.`);
  }
};
