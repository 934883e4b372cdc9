import type { ExtractedCvDetails } from '#contract/candidates/shapes/document.ts';
import { readCvDetails } from '#server/platform/files/parser/cv-details.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { phoneParserOf } from '../person.ts';
import { cvDetailsForForm } from '../../rules/imported-draft.ts';

/**
 * Reads the details from the stored text of one of the agency's CVs, as an upload of the CV to the submission form would
 * return them; null if it has no text. Numbers without a country code are read as numbers in this country.
 */
export const readStoredCvDetails = async (
  scope: AgencyScope,
  documentId: string,
  countryId: number | null,
): Promise<ExtractedCvDetails | null> => {
  const cv = await scope.db
    .selectFrom('candidateDocument')
    .select('textContent')
    .where('id', '=', documentId)
    .where('supplierId', '=', scope.tenantId)
    .where('kind', '=', 'cv')
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const text = cv?.textContent ?? '';
  return text === '' ? null : cvDetailsForForm(readCvDetails(text), await phoneParserOf(scope.db, countryId));
};
