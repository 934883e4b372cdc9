import { effectiveClosingTime } from '#server/engagements/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** Selects engagements open for applications. `reasonsAgainstApplications` has the same rule for one engagement. */
export const selectOpenEngagements = (scope: AgencyScope) =>
  scope.db
    .selectFrom('engagement')
    .innerJoin('tenant', 'tenant.id', 'engagement.clientId')
    .where('engagement.publishedAt', 'is not', null)
    .where('engagement.status', '=', 'open')
    .where(effectiveClosingTime(scope.now), '>', scope.now)
    .where((eb) =>
      eb.not(eb.and([eb('engagement.kind', '=', 'competitive'), eb('engagement.stage', '=', 'fulfillment')])),
    );

/**
 * Selects open engagements that match the agency's profile. The agency must cover the classification, and the
 * sub-classification if the engagement has one, and it must serve the region or country; an agency that has named no
 * regions serves all of them.
 */
export const selectProfileMatches = (scope: AgencyScope) =>
  selectOpenEngagements(scope)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('tenantClassification as own')
          .select('own.id')
          .where('own.tenantId', '=', scope.tenantId)
          .whereRef('own.classificationId', '=', 'engagement.classificationId')
          .where((eb) =>
            eb.or([
              eb('own.withAllSubClassifications', '=', true),
              eb('engagement.subClassificationId', 'is', null),
              eb.exists(
                eb
                  .selectFrom('tenantSubClassification as part')
                  .select('part.id')
                  .whereRef('part.tenantClassificationId', '=', 'own.id')
                  .whereRef('part.subClassificationId', '=', 'engagement.subClassificationId'),
              ),
            ]),
          ),
      ),
    )
    .where((eb) => {
      const served = eb.selectFrom('servedArea as area').select('area.id').where('area.tenantId', '=', scope.tenantId);
      return eb.or([
        eb.not(eb.exists(served)),
        eb.exists(
          served
            .whereRef('area.regionId', '=', 'engagement.regionId')
            .where((inner) =>
              inner.or([
                inner('area.countryId', 'is', null),
                inner('area.countryId', '=', inner.ref('engagement.countryId')),
              ]),
            ),
        ),
      ]);
    });
