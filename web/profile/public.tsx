export { changesSession, profileLive } from './client.ts';
export { ProfileBanners } from './parts/standing/profile-banners.tsx';
export { forceProfile } from './parts/standing/force-profile.ts';
