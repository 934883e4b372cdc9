import { defineCopy } from '#contract/common/copy.ts';

export const walkthroughCopy = defineCopy('profile-walkthrough', {
  title: 'Agency Profile Builder',
  text: 'Video, 1 minute',
  close: 'Close the video walkthrough',
  captions: 'English',
});
