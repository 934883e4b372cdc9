import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type { listImportedPeople as operation } from '#contract/people/operations.ts';
import { listImportIdentityKeys } from '#server/candidates/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { selectPeople } from './find-person.ts';
import { selectLatestSubmissions } from './list-people.ts';

const keyText = ({ keyType, keyHash }: { keyType: string; keyHash: string }): string => `${keyType}:${keyHash}`;

/** Returns the people visible to the caller that have any of these keys, by key. */
const peopleByKey = async (scope: AgencyScope, keys: readonly { keyType: string; keyHash: string }[]) => {
  const types = keys.map(({ keyType }) => keyType);
  const hashes = keys.map(({ keyHash }) => keyHash);
  const rows = await selectPeople(scope)
    .innerJoin('personKey as k', 'k.personId', 'p.id')
    .select(['p.id as personId', 'k.keyType', 'k.keyHash'])
    .where('k.supplierId', '=', scope.tenantId)
    .where(sql<boolean>`(k.key_type, k.key_hash) in (select * from unnest(${types}::text[], ${hashes}::text[]))`)
    .execute();
  return new Map(rows.map((row) => [keyText(row), row.personId]));
};

/**
 * Lists the agency's people whose keys occur in the caller's imported CVs. The list reveals nothing about other
 * agencies.
 */
export const listImportedPeople = async (
  scope: AgencyScope,
  { talentRequestId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const imports = await listImportIdentityKeys(scope, talentRequestId);
  const keys = imports.flatMap((one) => one.keys);
  if (keys.length === 0) return { records: [] };
  const byKey = await peopleByKey(scope, keys);
  const matches = imports.flatMap(({ draftId, keys: own }) => {
    const personId = own.map((key) => byKey.get(keyText(key))).find((found) => found !== undefined);
    return personId === undefined ? [] : [{ draftId, personId }];
  });
  if (matches.length === 0) return { records: [] };
  const latest = await selectLatestSubmissions(scope, [...new Set(matches.map(({ personId }) => personId))]);
  const people = new Map(latest.map((row) => [row.personId, row]));
  return {
    records: matches.flatMap(({ draftId, personId }) => {
      const person = people.get(personId);
      if (!person) return [];
      const { firstName, lastName, dateSubmitted, lastClientName, lastJobTitle } = person;
      const lastSubmitted = dateSubmitted.toISOString();
      return [{ draftId, personId, firstName, lastName, lastSubmitted, lastClientName, lastJobTitle }];
    }),
  };
};
