import type { Session } from '#web/platform/session.ts';
import logoUrl from './harbour.svg';

/** An invented user who is signed in to the gallery. */
export const galleryUser: Session = {
  user: {
    id: 'mara',
    firstName: 'Mara',
    lastName: 'Ellingsen',
    email: 'mara@harbour.example',
    role: 'Admin Account',
    photoUrl: null,
    walkthrough: true,
  },
  tenant: {
    id: 'harbour',
    name: 'Harbour Talent',
    side: 'agency',
    verifiedStatus: 'approved',
    isAssessmentCompleted: true,
    logoUrl,
  },
  permissions: [],
};
