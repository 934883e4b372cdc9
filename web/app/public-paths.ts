/** The paths of the pages that need no sign-in. The return from the identity provider isn't included. */
export const publicPaths = [
  '/',
  '/404',
  '/Agency/Welcome',
  '/confirm-email',
  '/confirm-email-first',
  '/Agency/ThankYouPage',
  '/Agency/createtestimonial/$token',
  '/consent/$token',
  '/keep/$token',
  '/draft-candidates/viewer',
  '/login',
  '/no-internet-connection',
  '/privacy',
  '/register',
  '/resend-verification',
  '/reset-password',
  '/session-expired',
  '/something-went-wrong',
  '/terms/general',
  '/terms/opportunities',
] as const;

const patterns = publicPaths.map((path) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`));

export const isPublicPath = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
