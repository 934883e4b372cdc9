import { listOpportunities, readOpportunity } from '#contract/opportunities/operations.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { opportunities } from './queries/list-opportunities.ts';
import { opportunity } from './queries/read-opportunity.ts';

export const opportunityRoutes: readonly Route[] = [
  answer(listOpportunities, opportunities),
  answer(readOpportunity, opportunity),
];
