import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { optionalTextSchema, requiredTextSchema } from '#contract/common/text.ts';
import { facetsShape, matchReasonShape, opportunityRowShape, opportunitySearchFields } from '../shapes.ts';
import { suggestionKinds } from '../states.ts';

const searcher = { agency: 'Marketplace=Search / View Opportunities' } as const;

export const searchOpportunities = operation({
  name: 'opportunities.search',
  summary:
    'Searches engagements that accept applications, best match first; tolerates typos. With ' +
    'toggleSearch false, all of them are listed and the search is ignored',
  effect: 'read',
  access: searcher,
  input: z.object({
    ...opportunitySearchFields,
    toggleSearch: z.boolean().default(true),
    /** The caller's own email address; any other address is refused. */
    email: optionalTextSchema('Email', 254),
    ...pageInput,
  }),
  output: z.object({
    records: z.array(opportunityRowShape),
    ...pageOutput,
    /** Whether there are more matches than `total`, in which case the exact number is not counted. */
    isTotalAtLeast: z.boolean(),
    facets: facetsShape,
    /** Unknown words, each with the word that was searched for instead. */
    readAs: z.array(z.object({ typed: z.string(), read: z.string() })),
  }),
});

export const listMatchingOpportunities = operation({
  name: 'opportunities.yours',
  summary:
    "Lists engagements that accept applications and match the agency's classifications and regions, or from clients where it has " +
    'placed people, with the reasons of each',
  effect: 'read',
  access: searcher,
  input: z.object({ ...pageInput }),
  output: z.object({
    records: z.array(opportunityRowShape.extend({ reasons: z.array(matchReasonShape) })),
    ...pageOutput,
    isTotalAtLeast: z.boolean(),
  }),
});

export const autoSuggest = operation({
  name: 'opportunities.autoSuggest',
  summary: 'Suggests roles, clients, places and classifications of open engagements that start with the typed text',
  effect: 'read',
  access: searcher,
  input: z.object({ keywords: requiredTextSchema('Keywords', 100) }),
  output: z.object({
    suggestions: z.array(z.object({ text: z.string(), kind: z.enum(suggestionKinds), count: z.number().int() })),
  }),
});

export const listClientNames = operation({
  name: 'opportunities.clientNames',
  summary: 'Lists clients with engagements that accept applications. isDemo marks demo clients',
  effect: 'read',
  access: searcher,
  input: z.object({ isDemo: z.boolean().optional() }),
  output: z.object({
    /** The clients. `isDemo` means that all of the client's open engagements are trial engagements. */
    clients: z.array(z.object({ clientId: id(), clientName: z.string(), isDemo: z.boolean() })),
  }),
});

export const opportunitySearchOperations: readonly Operation[] = [
  searchOpportunities,
  listMatchingOpportunities,
  autoSuggest,
  listClientNames,
];
