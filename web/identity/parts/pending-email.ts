const key = 'rolecall.address';

/** Stores the unconfirmed address for the page that shows it, so that the address doesn't appear in the URL. */
export const savePendingEmail = (email: string): void => sessionStorage.setItem(key, email);

/** Returns the stored address, or an empty string if there is none. */
export const readPendingEmail = (): string => sessionStorage.getItem(key) ?? '';
