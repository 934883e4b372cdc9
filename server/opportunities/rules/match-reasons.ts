import { matchReasonCopy } from '#contract/opportunities/copy.ts';
import type { MatchReason } from '#contract/opportunities/shapes.ts';

/** The agency's profile, and the clients that have hired its candidates. */
export interface MatchProfile {
  readonly classifications: readonly {
    classificationId: number;
    value: string;
    /** Whether the agency covers all sub-classifications, not only the listed ones. */
    isWhole: boolean;
    parts: readonly number[];
  }[];
  /** The regions that the agency serves, or single countries in them. */
  readonly areas: readonly { regionId: number; countryId: number | null; region: string; country: string | null }[];
  readonly clients: readonly { clientId: string; hires: number }[];
}

interface Facts {
  readonly classificationId: number;
  readonly subClassificationId: number | null;
  readonly regionId: number;
  readonly countryId: number;
  readonly clientId: string;
}

/** Returns why an opportunity matches the agency: its classification, its region, or earlier hires by its client. */
export const matchReasons = (profile: MatchProfile, facts: Facts, clientName: string): MatchReason[] => {
  const reasons: MatchReason[] = [];
  const classification = profile.classifications.find(
    (one) =>
      one.classificationId === facts.classificationId &&
      (one.isWhole || facts.subClassificationId === null || one.parts.includes(facts.subClassificationId)),
  );
  if (classification)
    reasons.push({
      code: 'classification',
      text: matchReasonCopy.classification({ classification: classification.value }),
    });
  const area = profile.areas.find((one) =>
    one.countryId === null ? one.regionId === facts.regionId : one.countryId === facts.countryId,
  );
  if (area) reasons.push({ code: 'region', text: matchReasonCopy.region({ area: area.country ?? area.region }) });
  const client = profile.clients.find((one) => one.clientId === facts.clientId);
  if (client) {
    reasons.push({ code: 'history', text: matchReasonCopy.history({ clientName, count: client.hires }) });
  }
  return reasons;
};
