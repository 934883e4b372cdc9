import { z } from 'zod';
import { atMost } from '#contract/common/text/text-limit.ts';
import { id, instant } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { requiredTextSchema } from '#contract/common/text.ts';
import { opportunityRefusals } from '../refusals.ts';
import { opportunitySearchFields } from '../shapes.ts';

const searcher = { agency: 'Marketplace=Search / View Opportunities' } as const;

const savedSearch = z.object({
  savedSearchId: id(),
  name: z.string(),
  filters: z.object(opportunitySearchFields),
  alerts: z.boolean(),
  created: instant(),
});

export const listSavedSearches = operation({
  name: 'opportunities.savedSearches',
  summary: "Lists the caller's saved searches, sorted by name",
  effect: 'read',
  access: searcher,
  input: z.object({}),
  output: z.object({ searches: z.array(savedSearch) }),
});

export const saveSearch = operation({
  name: 'opportunities.saveSearch',
  summary: 'Saves a search under a name. With alerts on, the caller is notified of each new match',
  effect: 'write',
  access: searcher,
  input: z.object({
    name: requiredTextSchema('Name', atMost(100)),
    filters: z.object(opportunitySearchFields),
    alerts: z.boolean().default(true),
  }),
  output: savedSearch,
  refusals: [opportunityRefusals['search-name-taken'], opportunityRefusals['too-many-searches']],
});

export const changeSavedSearch = operation({
  name: 'opportunities.changeSavedSearch',
  summary: "Turns the alerts of one of the caller's saved searches on or off",
  effect: 'write',
  access: searcher,
  input: z.object({ savedSearchId: id(), alerts: z.boolean() }),
  output: savedSearch,
});

export const deleteSavedSearch = operation({
  name: 'opportunities.deleteSavedSearch',
  summary: "Deletes one of the caller's saved searches",
  effect: 'write',
  access: searcher,
  input: z.object({ savedSearchId: id() }),
  output: z.object({}),
});

export const savedSearchOperations: readonly Operation[] = [
  listSavedSearches,
  saveSearch,
  changeSavedSearch,
  deleteSavedSearch,
];
