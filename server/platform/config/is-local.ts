/** Whether a host's name, as an address has it, stands for this machine alone. */
export const isLocal = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
