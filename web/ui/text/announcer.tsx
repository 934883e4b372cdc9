import { useSyncExternalStore } from 'react';
import { currentAnnouncement, subscribeToAnnouncements } from './announce.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Where the page says what others have changed on it; once, in the shell. */
export const Announcer = () => (
  <VisuallyHidden>
    <span role="status" data-announcer="">
      {useSyncExternalStore(subscribeToAnnouncements, currentAnnouncement)}
    </span>
  </VisuallyHidden>
);
