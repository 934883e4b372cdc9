import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { ImportedCv } from '#contract/candidates/shapes/imported-cv.ts';
import { listImportedPeopleEndpoint } from '#contract/people/endpoints.ts';
import type { ImportedPerson } from '#contract/people/shapes.ts';
import { callApi } from '#web/platform/client.ts';
import { useSession } from '#web/platform/session.ts';

const keysOf = ({ draftId, fields }: ImportedCv): string =>
  [draftId, fields.emailAddress, fields.contactNumber, fields.linkedIn].join(' ');

/**
 * Finds the people that the agency has submitted before and whose identifying details match one of the imports. Returns
 * them by the import's draft ID.
 */
export const useMatchingPeople = (
  talentRequestId: string,
  imports: readonly ImportedCv[],
): ReadonlyMap<string, ImportedPerson> => {
  const { permissions } = useSession();
  const maySee = permissions.includes('Fulfillment Stage=View Details') && imports.length > 0;
  const { data } = useQuery({
    queryKey: ['candidates', 'imported-people', talentRequestId, imports.map(keysOf)],
    queryFn: maySee ? ({ signal }) => callApi(listImportedPeopleEndpoint, { talentRequestId }, { signal }) : skipToken,
    placeholderData: keepPreviousData,
  });
  return new Map((data?.records ?? []).map((person) => [person.draftId, person]));
};
