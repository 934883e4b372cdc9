const key = 'rolecall.address';

/** Stores the unconfirmed address for the page that shows it, so that it does not appear in the URL. */
export const savePendingEmail = (email: string): void => sessionStorage.setItem(key, email);

/** Returns the stored address, or an empty string. */
export const readPendingEmail = (): string => sessionStorage.getItem(key) ?? '';
