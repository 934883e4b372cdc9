import { expect, test } from 'vitest';
import { prequalificationNames } from './prequalification-names.ts';

const nothing = { recruitmentTypeId: null, roleCategoryId: null, description: null };

test('a sentence has the kind of role, the document and the last day, formatted', () =>
  expect(
    prequalificationNames({ recruitmentTypeId: 2, roleCategoryId: 3, description: 'Public liability' }, '2026-12-04'),
  ).toEqual({ kindOfRole: 'Contract, Skilled/Semi-skilled', document: 'Public liability', day: '04 Dec 2026' }));

test('unknown values are left out', () =>
  expect(prequalificationNames(nothing, undefined)).toEqual({
    kindOfRole: undefined,
    document: undefined,
    day: undefined,
  }));
