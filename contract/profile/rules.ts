/** The six sections that count towards the completion of the profile, in the order of the side navigation. */
export const profileSections = [
  { key: 'details', title: 'Profile Details' },
  { key: 'biography', title: 'Company Biography' },
  { key: 'addresses', title: 'Addresses' },
  { key: 'regions', title: 'Regions' },
  { key: 'classifications', title: 'Job Classifications' },
  { key: 'assessment', title: 'Assessment' },
] as const;

export type ProfileSection = (typeof profileSections)[number]['key'];

/** The facts that determine the completion of a profile. */
export interface CompletionFacts {
  firstName: string;
  lastName: string;
  phoneNo: string;
  website: string;
  hasLogo: boolean;
  /** The number of visible characters in the biography. */
  biographyLength: number;
  addressCount: number;
  areaCount: number;
  classificationCount: number;
  isAssessmentCompleted: boolean;
}

/**
 * Returns the completed sections. The details need all four text fields and a logo, the biography needs text, each list
 * needs an entry, and the assessment must be confirmed.
 */
export const completedSections = (facts: CompletionFacts): readonly ProfileSection[] => {
  const { firstName, lastName, phoneNo, website } = facts;
  const done: Record<ProfileSection, boolean> = {
    details: facts.hasLogo && [firstName, lastName, phoneNo, website].every((text) => text.trim() !== ''),
    biography: facts.biographyLength > 0,
    addresses: facts.addressCount > 0,
    regions: facts.areaCount > 0,
    classifications: facts.classificationCount > 0,
    assessment: facts.isAssessmentCompleted,
  };
  return profileSections.map(({ key }) => key).filter((key) => done[key]);
};

/** The share of each section in percent, the same for all. Source: specification 1, section 4. */
const share = 100 / profileSections.length;

/** Returns the completion of a profile in percent, to two decimal places, given its completed sections. */
export const completionPercent = (completed: Iterable<ProfileSection>): number =>
  Math.round(new Set(completed).size * share * 100) / 100;
