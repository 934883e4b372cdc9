import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

export { EmployerBiddingTab } from './pages/employer-bidding-tab.tsx';
export { ObjectionsPage } from './pages/objections-page.tsx';
export { ProviderBiddingPage } from './pages/provider-bidding-page.tsx';

/** A lot shows the state of its talent request and of the agency's application. */
export const biddingLive: LiveMap = {
  all: [['bidding']],
  of: (message) => (isAbout(message, 'bidding', 'engagement', 'talent-request', 'application') ? [['bidding']] : []),
};
