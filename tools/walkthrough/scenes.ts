/** One picture of the video: where it is taken, what it is called, what is said, and what is pointed at. */
export interface Scene {
  readonly path: string;
  readonly title: string;
  readonly says: string;
  /** What is framed, as a selector; left out: nothing. */
  readonly look?: string;
  readonly seconds: number;
}

const here = 'aside [aria-current="page"]';

/** The video from beginning to end. Each page of the profile is shown once, in the order of the side navigation. */
export const scenes: readonly Scene[] = [
  {
    path: '/profile',
    title: 'Agency Profile Builder',
    says: 'Your profile is what clients see on every application and every candidate. It has six sections.',
    look: 'aside',
    seconds: 6,
  },
  {
    path: '/profile',
    title: 'Profile Details',
    says: 'Say who you are: name, website, contact and head office. Each page saves by itself.',
    look: here,
    seconds: 6,
  },
  {
    path: '/profile/biography',
    title: 'Company Biography',
    says: 'Tell in your own words what you are good at. Only visible characters count towards the limit.',
    look: here,
    seconds: 5,
  },
  {
    path: '/profile/addresses',
    title: 'Office Addresses',
    says: 'List the offices from which you work, so that clients know who is near.',
    look: here,
    seconds: 5,
  },
  {
    path: '/profile/areas',
    title: 'Regions',
    says: 'Choose the regions and countries you serve.',
    look: here,
    seconds: 5,
  },
  {
    path: '/profile/classifications',
    title: 'Job Classifications',
    says: 'Choose the fields you recruit in. Opportunities are matched to them, so none means no matches.',
    look: here,
    seconds: 6,
  },
  {
    path: '/profile/testimonials',
    title: 'Testimonials',
    says: 'Ask clients for a testimonial. They write it by a link, without an account.',
    look: here,
    seconds: 5,
  },
  {
    path: '/profile/client-history',
    title: 'Client History',
    says: 'Show for whom you have filled which kind of role.',
    look: here,
    seconds: 5,
  },
  {
    path: '/profile/assessment',
    title: 'Assessment',
    says: 'Answer the assessment and confirm it. Rolecall then decides about your agency and tells you.',
    look: here,
    seconds: 6,
  },
  {
    path: '/profile/summary',
    title: 'Profile Preview',
    says: 'Last, look at your profile as a client will see it.',
    look: here,
    seconds: 5,
  },
];

/** The captions of the video, for those who watch it without reading what stands in the picture. */
export const captionsOf = (all: readonly Scene[]): string => {
  const at = (seconds: number): string =>
    `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;
  let from = 0;
  const cues = all.map(({ title, says, seconds }) => {
    const cue = `${at(from)} --> ${at(from + seconds)}\n${title}. ${says}\n`;
    from += seconds;
    return cue;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
};
