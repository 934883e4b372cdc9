export { changesSession, profileLive } from './client.ts';
export { ProfileBanners } from './parts/profile-banners.tsx';
export { forceProfile } from './parts/force-profile.ts';
