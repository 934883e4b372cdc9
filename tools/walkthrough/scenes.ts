/** A scene of the video: the page, its title, its caption, and the highlighted element. */
export interface WalkthroughScene {
  readonly path: string;
  readonly title: string;
  readonly says: string;
  /** The selector of the element to highlight; if absent, nothing is highlighted. */
  readonly look?: string;
  readonly seconds: number;
}

const here = 'aside [aria-current="page"]';

/** The video from beginning to end. Each page of the profile is shown once, in the order of the side navigation. */
export const walkthroughScenes: readonly WalkthroughScene[] = [
  {
    path: '/profile',
    title: 'Agency Profile Builder',
    says: 'Clients see your profile with every application and candidate. It has six sections.',
    look: 'aside',
    seconds: 6,
  },
  {
    path: '/profile',
    title: 'Profile Details',
    says: 'Add your name, website, contact and head office. Save each page separately.',
    look: here,
    seconds: 6,
  },
  {
    path: '/profile/biography',
    title: 'Company Biography',
    says: 'Describe what your agency does best. Spaces don’t count towards the limit.',
    look: here,
    seconds: 5,
  },
  {
    path: '/profile/addresses',
    title: 'Office Addresses',
    says: 'List your offices so that clients can see who is nearby.',
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
    says: 'Choose the fields you recruit in. We use them to match you with opportunities.',
    look: here,
    seconds: 6,
  },
  {
    path: '/profile/testimonials',
    title: 'Testimonials',
    says: 'Ask clients for a testimonial. They don’t need an account to write one.',
    look: here,
    seconds: 5,
  },
  {
    path: '/profile/client-history',
    title: 'Client History',
    says: 'Show clients the roles you’ve filled for others.',
    look: here,
    seconds: 5,
  },
  {
    path: '/profile/assessment',
    title: 'Assessment',
    says: 'Complete the assessment and confirm it. Rolecall then reviews your agency and emails you.',
    look: here,
    seconds: 6,
  },
  {
    path: '/profile/summary',
    title: 'Profile Preview',
    says: 'Finally, see your profile as clients will see it.',
    look: here,
    seconds: 5,
  },
];

/** Returns the video's captions, for viewers who can't read the text in the picture. */
export const formatCaptions = (all: readonly WalkthroughScene[]): string => {
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
