export { changesSession, profileLive } from './parts/live.ts';
export { ProfileBanners } from './parts/standing/profile-banners.tsx';
export { forceProfile, isForced } from './parts/standing/force-profile.ts';
