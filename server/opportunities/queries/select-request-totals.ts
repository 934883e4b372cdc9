import { expressionBuilder, sql } from 'kysely';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import type { Database } from '#server/database.ts';

/** Selects the roles and the base salary range of published talent requests, as the subquery `requests`. */
export const selectRequestTotals = () =>
  expressionBuilder<Database, 'engagement'>()
    .selectFrom('talentRequest')
    .select([
      sql<number>`coalesce(sum(no_of_roles), 0)::int`.as('noOfRoles'),
      sql<string | null>`min(coalesce(base_salary_from, base_salary_to))`.as('baseSalaryFrom'),
      sql<string | null>`max(coalesce(base_salary_to, base_salary_from))`.as('baseSalaryTo'),
    ])
    .whereRef('talentRequest.engagementId', '=', 'engagement.id')
    .where('talentRequest.publishedAt', 'is not', null)
    .where('talentRequest.statusId', '<>', talentRequestStatus.cancelled)
    .as('requests');
