import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { candidateListSql } from './candidate-list-sql.ts';

/** A statement without quotation marks and white space. */
const bare = (statement: string): string => statement.replaceAll(/["\s;]/g, '');

test('the bare server runs the statement of the product, as the snapshot has it', () => {
  const snapshot = readFileSync(join(import.meta.dirname, '../../database/queries/candidates.sql'), 'utf8');
  const [, ofList = ''] = snapshot.split('-- candidates.list\n');
  const start = ofList.indexOf('with\n  listed as materialized');
  const product = bare(ofList.slice(start, ofList.indexOf(';', start)));
  const measured = bare(candidateListSql);
  // The snapshot's call filters by talent request too, so the parameters have other numbers after it.
  expect(product).toContain(measured.slice(0, measured.indexOf('),page')));
  expect(product.endsWith(measured.slice(measured.indexOf('selectcounted')))).toBe(true);
});
