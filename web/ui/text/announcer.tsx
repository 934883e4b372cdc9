import { useSyncExternalStore } from 'react';
import { currentAnnouncement, subscribeToAnnouncements } from './announce.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The live region for other users' changes, rendered once in the shell. */
export const Announcer = () => (
  <VisuallyHidden>
    <span role="status" data-announcer="">
      {useSyncExternalStore(subscribeToAnnouncements, currentAnnouncement)}
    </span>
  </VisuallyHidden>
);
