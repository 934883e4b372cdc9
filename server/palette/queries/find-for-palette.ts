import type { InputOf } from '#contract/common/operation.ts';
import type { findAnything } from '#contract/palette/operations.ts';
import { formatReference, parseReference } from '#contract/palette/rules.ts';
import type { PaletteResult } from '#contract/palette/shapes.ts';
import { paletteResultKinds, type PaletteResultKind } from '#contract/palette/states.ts';
import { keywordPatterns } from '#server/platform/db/keyword-patterns.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { TenantScope } from '#server/platform/scope/scope.ts';
import { agencyFinders } from './agency-records.ts';
import { employerFinders } from './employer-records.ts';
import { providerFinders } from './provider-records.ts';
import type { RecordFinders, RecordQuery } from './record-query.ts';

const findersOf = (scope: TenantScope): RecordFinders => {
  if (scope.side === 'agency') return agencyFinders(scope);
  return scope.side === 'client' ? employerFinders(scope) : providerFinders(scope);
};

const findAll = async (
  scope: TenantScope,
  queryOf: (kind: PaletteResultKind) => RecordQuery,
): Promise<PaletteResult[]> => {
  const finders = findersOf(scope);
  const all: PaletteResult[] = [];
  for (const kind of paletteResultKinds) {
    const find = finders[kind];
    const query = queryOf(kind);
    if (find === undefined || ('ids' in query && query.ids.length === 0)) continue;
    for (const { id, title, number, note, engagementId = null } of await find(query))
      all.push({ kind, id, title, number, note, engagementId });
  }
  return all;
};

export const findPaletteResults = async (
  scope: TenantScope,
  { keyword, recent }: InputOf<typeof findAnything>,
): Promise<HandlerResult<typeof findAnything>> => {
  const patterns = keywordPatterns(keyword);
  if (patterns.length > 0) return findAll(scope, () => ({ keyword, patterns }));
  const references = recent.flatMap((text) => parseReference(text) ?? []);
  const found = await findAll(scope, (kind) => ({
    ids: references.filter((one) => one.kind === kind).map(({ id }) => id),
  }));
  // Sorted by the order in which the user last opened them, latest first.
  return found.toSorted((one, other) => recent.indexOf(formatReference(one)) - recent.indexOf(formatReference(other)));
};
