/** The six sections of the profile that count towards its completion, in the order of the side navigation. */
export const profileSections = [
  { key: 'details', title: 'Profile Details' },
  { key: 'biography', title: 'Company Biography' },
  { key: 'addresses', title: 'Addresses' },
  { key: 'regions', title: 'Regions' },
  { key: 'classifications', title: 'Job Classifications' },
  { key: 'assessment', title: 'Assessment' },
] as const;

export type ProfileSection = (typeof profileSections)[number]['key'];

/** The facts of a profile that its completion depends on. */
export interface CompletionFacts {
  firstName: string;
  lastName: string;
  phoneNo: string;
  website: string;
  hasLogo: boolean;
  /** Visible characters of the biography. */
  biographyLength: number;
  addressCount: number;
  areaCount: number;
  classificationCount: number;
  isAssessmentCompleted: boolean;
}

/** The completed sections: all texts of the details and a logo, an entry in each list, and the assessment confirmed. */
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

/** Each section has the same weight. Source: specification 1, section 4. */
const share = 100 / profileSections.length;

/** The percentage of a profile with these sections completed, to two decimals. */
export const completionPercent = (completed: Iterable<ProfileSection>): number =>
  Math.round(new Set(completed).size * share * 100) / 100;
