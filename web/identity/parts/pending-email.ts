const key = 'rolecall.address';

/** Keeps the address that waits for its confirmation, for the page that says so: not in the page's own address. */
export const savePendingEmail = (email: string): void => sessionStorage.setItem(key, email);

/** The address that was kept; empty where none was. */
export const readPendingEmail = (): string => sessionStorage.getItem(key) ?? '';
