import { defineWords } from '#web/platform/words.ts';

export const walkthroughWords = defineWords('profile-walkthrough', {
  title: 'Agency Profile Builder',
  text: 'Video, 1 minute',
  close: 'Close the video walkthrough',
  captions: 'English',
});
