import { expect, test } from 'vitest';
import { formatCaptions } from './scenes.ts';

test('the caption of each scene starts when the previous one ends', () => {
  const scene = { path: '/profile', title: 'Profile Details', says: 'Say who you are.' };
  expect(
    formatCaptions([
      { ...scene, seconds: 58 },
      { ...scene, title: 'Regions', seconds: 5 },
    ]),
  ).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:58.000\nProfile Details. Say who you are.\n\n00:00:58.000 --> 00:01:03.000\nRegions. Say who you are.\n',
  );
});
