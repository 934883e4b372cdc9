/** Whether a host's name, as a URL or HOST writes it, is this machine alone. */
export const isLocal = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]', '::1'].includes(hostname);
