const key = 'rolecall.address';

/** Stores the unconfirmed address for the page that shows it, so that it does not appear in the URL. */
export const savePendingEmail = (email: string): void => sessionStorage.setItem(key, email);

/** The stored address, or an empty text. */
export const readPendingEmail = (): string => sessionStorage.getItem(key) ?? '';
