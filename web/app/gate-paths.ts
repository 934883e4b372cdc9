/** The addresses of the pages that need no sign-in, but for the way back from the identity provider. */
export const gatePaths = [
  '/',
  '/404',
  '/login',
  '/no-internet-connection',
  '/privacy',
  '/session-expired',
  '/something-went-wrong',
  '/terms/general',
  '/terms/opportunities',
] as const;

export const isAtGate = (path: string): boolean => gatePaths.some((each) => each === path);
