import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  completedSections,
  completionPercent,
  profileSections,
  type CompletionFacts,
  type ProfileSection,
} from './rules.ts';

const nothing: CompletionFacts = {
  firstName: '',
  lastName: '',
  phoneNo: '',
  website: '',
  hasLogo: false,
  biographyLength: 0,
  addressCount: 0,
  areaCount: 0,
  classificationCount: 0,
  isAssessmentCompleted: false,
};
const everything: CompletionFacts = {
  firstName: 'Mara',
  lastName: 'Ellingsen',
  phoneNo: '+61 2 5550 0142',
  website: 'https://harbour.example',
  hasLogo: true,
  biographyLength: 1,
  addressCount: 1,
  areaCount: 1,
  classificationCount: 1,
  isAssessmentCompleted: true,
};
const keys = profileSections.map(({ key }) => key);

test('an empty profile has no completed section, and one with an entry in each has them all', () => {
  expect(completedSections(nothing)).toEqual([]);
  expect(completedSections(everything)).toEqual(keys);
});

test('the details need first and last name, phone, website and logo, none of them blank', () => {
  for (const missing of ['firstName', 'lastName', 'phoneNo', 'website'] as const) {
    expect(completedSections({ ...everything, [missing]: '  ' })).not.toContain('details');
  }
  expect(completedSections({ ...everything, hasLogo: false })).not.toContain('details');
});

test('each other section depends only on its own fact', () => {
  const facts: Record<Exclude<ProfileSection, 'details'>, Partial<CompletionFacts>> = {
    biography: { biographyLength: 0 },
    addresses: { addressCount: 0 },
    regions: { areaCount: 0 },
    classifications: { classificationCount: 0 },
    assessment: { isAssessmentCompleted: false },
  };
  for (const [section, lost] of Object.entries(facts)) {
    expect(completedSections({ ...everything, ...lost })).toEqual(keys.filter((key) => key !== section));
  }
});

test('each section is worth one sixth', () => {
  expect(keys.map((_, at) => completionPercent(keys.slice(0, at + 1)))).toEqual([16.67, 33.33, 50, 66.67, 83.33, 100]);
});

test('after any sequence of changes the completion moves by sixths and stays between zero and 100', () => {
  const act = fc.record({ section: fc.constantFrom(...keys), done: fc.boolean() });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 80 }), (acts) => {
      const completed = new Set<ProfileSection>();
      for (const { section, done } of acts) {
        const before = completionPercent(completed);
        const moves = completed.has(section) !== done;
        if (done) completed.add(section);
        else completed.delete(section);
        const after = completionPercent(completed);
        expect(after).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(100);
        expect(after - before).toBeCloseTo(moves ? ((done ? 1 : -1) * 100) / 6 : 0, 1);
      }
    }),
  );
});
