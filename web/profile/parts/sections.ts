import { linkOptions, type LinkProps } from '@tanstack/react-router';
import type { ProfileSection } from '#contract/profile/rules.ts';
import { assessmentCopy, biographyCopy, historyCopy, summaryCopy, copy } from '#web/profile/copy.ts';

export interface SectionItem {
  label: () => string;
  link: LinkProps;
  /** The section of the profile's completion to which the page belongs. */
  section?: ProfileSection;
  /** Whether the page only displays the profile. If so, it is listed below the divider. */
  apart?: true;
}

const exact = { activeOptions: { exact: true, includeSearch: false } };

/** The items of the profile's side navigation, from top to bottom. Add an item here along with its route. */
export const sectionItems: readonly SectionItem[] = [
  { label: () => copy.details, link: linkOptions({ to: '/profile', ...exact }), section: 'details' },
  {
    label: () => biographyCopy.title,
    link: linkOptions({ to: '/profile/biography', ...exact }),
    section: 'biography',
  },
  { label: () => copy.addresses, link: linkOptions({ to: '/profile/addresses', ...exact }), section: 'addresses' },
  { label: () => copy.regions, link: linkOptions({ to: '/profile/areas', ...exact }), section: 'regions' },
  {
    label: () => copy.classifications,
    link: linkOptions({ to: '/profile/classifications', ...exact }),
    section: 'classifications',
  },
  { label: () => copy.testimonials, link: linkOptions({ to: '/profile/testimonials', ...exact }) },
  { label: () => historyCopy.title, link: linkOptions({ to: '/profile/client-history', ...exact }) },
  {
    label: () => assessmentCopy.title,
    link: linkOptions({ to: '/profile/assessment', ...exact }),
    section: 'assessment',
  },
  { label: () => summaryCopy.title, link: linkOptions({ to: '/profile/summary', ...exact }), apart: true },
];
