import { adoptSession } from '#web/platform/api/page-session.ts';
import { now } from '#web/platform/clock.ts';
import { galleryUser } from '#web/ui/gallery/gallery-user.ts';

/** Signs the gallery's user in with a token for an hour, for tests whose components call the API with a fake `fetch`. */
export const signInGalleryUser = (): void => {
  const inAnHour = new Date(now() + 3_600_000).toISOString();
  adoptSession({
    accessToken: 'token',
    expiresAt: inAnHour,
    sessionExpiresAt: inAnHour,
    now: new Date(now()).toISOString(),
    settings: { idleMinutes: 60, loginCountThreshold: 3, uploadLimitBytes: 1_000_000 },
    who: { ...galleryUser, permissions: [...galleryUser.permissions] },
  });
};
