/** Whether a host name, from a URL or from HOST, refers to this machine only. */
export const isLocalHost = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]', '::1'].includes(hostname);
