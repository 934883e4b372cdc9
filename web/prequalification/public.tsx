import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

export { RequestButton } from './parts/request-button.tsx';

/** The form is not among them: it is being filled in, and the server says so when it no longer holds. */
export const prequalificationLive: LiveMap = {
  all: [
    ['prequalification', 'clients'],
    ['prequalification', 'client'],
    ['prequalification', 'received'],
    ['prequalification', 'one'],
    ['prequalification', 'library'],
  ],
  of: (message) => (isAbout(message, 'prequalification') ? prequalificationLive.all : []),
};
