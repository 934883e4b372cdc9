/** Whether a host name, as in a URL or in HOST, means only this machine. */
export const isLocal = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]', '::1'].includes(hostname);
